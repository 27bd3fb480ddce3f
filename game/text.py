"""What the player reads, in the player's language: gettext for English, Russian and Ukrainian.

Write `_("Keep the centre")`, `ngettext("{n} card", "{n} cards", n).format(n=n)`, `pgettext("a suit", "Crown")`.
Tables made when a module is loaded mark their words with `N_` and look them up with `_` when they are shown.
build_scripts/translate.py collects them all.
"""

from __future__ import annotations

import gettext
import locale
import os
import sys
from typing import Final

from game import paths

LANGUAGES: Final = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""The languages of the game, each in its own words."""

_language = "en"
_catalogue = gettext.NullTranslations()  # English is what the source says


def use(language: str) -> None:
    """Speak this language from now on."""
    global _language, _catalogue
    if language not in LANGUAGES:
        raise ValueError(f'language: expected one of {", ".join(LANGUAGES)}; found "{language}"')
    _language, _catalogue = language, _open(language)


def language() -> str:
    """The language spoken now."""
    return _language


def preferred() -> str:
    """The player's language as far as the system tells it, or English."""
    for wish in _wishes():
        if wish[:2].lower() in LANGUAGES and not wish[2:3].isalpha():
            return wish[:2].lower()
    return "en"


def _(message: str) -> str:
    """The message in the language spoken now."""
    return _catalogue.gettext(message) if message else ""  # gettext answers "" with the catalogue's header


def ngettext(one: str, many: str, n: int) -> str:
    """The form that goes with the number."""
    return _catalogue.ngettext(one, many, n)


def pgettext(context: str, message: str) -> str:
    """The message where the same English means different things."""
    return _catalogue.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 (the name gettext's tools know)
    """Marks a message to be translated later, where it is shown."""
    return message


def _open(language: str) -> gettext.NullTranslations:
    if language == "en":
        return gettext.NullTranslations()
    return gettext.translation("game", paths.assets() / "locale", [language], fallback=True)


def _wishes() -> list[str]:
    """What the system asks for, most important first: ru_RU.UTF-8, uk, C …"""
    wishes = os.environ.get("LANGUAGE", "").split(":")
    wishes += [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return [wish for wish in [*wishes, _of_windows()] if wish]


def _of_windows() -> str:
    """Windows has no LANG; it knows the language of its own menus."""
    if sys.platform == "win32":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    else:
        return ""
