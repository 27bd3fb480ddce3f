"""Makes of the folder that PyInstaller leaves what each system wants: icons, archives, packages, installers."""
