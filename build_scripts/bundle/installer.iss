; The installer for Windows, for Inno Setup 6. build.py says Version, Bundle, Icon, Folder and File.
; It installs for the one who starts it, so it asks for no administrator; players' files are elsewhere and stay.

[Setup]
AppId={{6E1C2B1E-8C0B-4B58-9A55-52D0E6B7A4C1}
AppName=Royal Menagerie
AppVersion={#Version}
AppPublisher=The Royal Menagerie authors
DefaultDirName={autopf}\Royal Menagerie
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\royal-menagerie.exe
UninstallDisplayName=Royal Menagerie
OutputDir={#Folder}
OutputBaseFilename={#File}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"

[InstallDelete]
; What an older version brought and this one does not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Royal Menagerie"; Filename: "{app}\royal-menagerie.exe"
Name: "{autodesktop}\Royal Menagerie"; Filename: "{app}\royal-menagerie.exe"; Tasks: desktop

[Run]
Filename: "{app}\royal-menagerie.exe"; Description: "{cm:LaunchProgram,Royal Menagerie}"; Flags: nowait postinstall skipifsilent
