"""For macOS: what the Finder is told about the app, who signs it, and the disk image it comes in."""

import os
import plistlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from bundle import product

IDENTITY = "ROYAL_MENAGERIE_IDENTITY"
"""The variable that names the certificate to sign with, as `security find-identity -v -p codesigning` lists it."""
PROFILE = "ROYAL_MENAGERIE_NOTARY"
"""The variable that names the keychain profile of `xcrun notarytool`; without it Apple is not asked."""


def properties() -> "dict[str, object]":
    """What belongs into Info.plist beyond what PyInstaller writes by itself."""
    return {
        "CFBundleDisplayName": product.TITLE,
        "CFBundleName": product.TITLE,
        "CFBundleShortVersionString": product.version(),
        "CFBundleVersion": product.version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *product.TITLES],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": product.COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
    }


def identity() -> "str | None":
    """Who signs; None, and a note, where nobody does. PyInstaller then signs without a name, as ARM needs it."""
    name = os.environ.get(IDENTITY)
    if not name:
        print(f"Not signed: {IDENTITY} names no certificate. macOS will ask people whether they trust this app.")
    return name or None


def write_entitlements(folder: Path) -> Path:
    """What a signed Python may do that other apps may not: libffi makes code while it runs."""
    file = folder / "entitlements.plist"
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(plistlib.dumps({"com.apple.security.cs.allow-unsigned-executable-memory": True}))
    return file


def disk_image(file: Path, app: Path) -> None:
    """A window with the app and the way to Applications, to drag the one onto the other."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, product.TITLE)
        folder.mkdir()
        shutil.copytree(app, folder / app.name, symlinks=True)
        (folder / "Applications").symlink_to("/Applications")
        subprocess.run(image_command(file, folder), check=True)
    _notarise(file)


def image_command(file: Path, folder: Path) -> "list[str]":
    make = ["hdiutil", "create", "-quiet", "-ov", "-format", "ULMO", "-fs", "HFS+"]
    return [*make, "-volname", product.TITLE, "-srcfolder", str(folder), str(file)]


def _notarise(file: Path) -> None:
    """Let Apple look at the image, if it is signed and somebody has an account there."""
    profile = os.environ.get(PROFILE)
    if not (profile and os.environ.get(IDENTITY)):
        print(f"Not notarised: that takes {IDENTITY} and {PROFILE}.")
        return
    subprocess.run(["xcrun", "notarytool", "submit", "--wait", "--keychain-profile", profile, str(file)], check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(file)], check=True)
