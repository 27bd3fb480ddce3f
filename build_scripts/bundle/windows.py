"""For Windows: what Explorer shows about the program, and the installer, made by Inno Setup where it is installed."""

import os
import shutil
import subprocess
from pathlib import Path

from bundle import product

SCRIPT = Path(__file__).parent / "installer.iss"
ENGLISH, UNICODE = 0x0409, 0x04B0


def version_resource() -> str:
    """The version in the notation PyInstaller reads."""
    words = {
        "CompanyName": product.MAKERS,
        "FileDescription": product.TITLE,
        "FileVersion": product.version(),
        "InternalName": product.NAME,
        "LegalCopyright": product.COPYRIGHT,
        "OriginalFilename": f"{product.NAME}.exe",
        "ProductName": product.TITLE,
        "ProductVersion": product.version(),
    }
    told = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={product.numbers()}, prodvers={product.numbers()}), kids=["
        f"StringFileInfo([StringTable('{ENGLISH:04x}{UNICODE:04x}', [{told}])]), "
        f"VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])])\n"
    )


def installer(bundle: Path, icon: Path, file: Path) -> "Path | None":
    """The installer, in that file; None, and a note, where there is no Inno Setup."""
    compiler = _inno_setup()
    if compiler is None:
        print("No installer: Inno Setup is not here (choco install innosetup).")
        return None
    subprocess.run([compiler, "/Q", *defines(bundle, icon, file), str(SCRIPT)], check=True)
    return file


def defines(bundle: Path, icon: Path, file: Path) -> "list[str]":
    """What the script does not know by itself."""
    told = {"Version": product.version(), "Bundle": bundle, "Icon": icon, "Folder": file.parent, "File": file.stem}
    return [f"/D{word}={value}" for word, value in told.items()]


def _inno_setup() -> "str | None":
    usual = Path(os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")) / "Inno Setup 6" / "ISCC.exe"
    return shutil.which("iscc") or (str(usual) if usual.exists() else None)
