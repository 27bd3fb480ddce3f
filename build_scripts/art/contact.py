"""Contact sheets: SVG files side by side in one PNG, for the eye of whoever draws them. Needs pygame, drawing does not.

Look at every new picture at 480 by 720 and at 40 by 60.
"""

from pathlib import Path

import pygame

GAP = 12
GROUND = "#2a3a32"


def write_sheet(out: Path, files: list[Path], size: tuple[int, int], columns: int) -> None:
    """Write one contact sheet."""
    pygame.image.save(contact_sheet(files, size, min(columns, len(files))), out)


def contact_sheet(files: list[Path], size: tuple[int, int], columns: int) -> pygame.Surface:
    """The pictures in rows on a dark ground."""
    rows = -(-len(files) // columns)
    sheet = pygame.Surface((columns * (size[0] + GAP) + GAP, rows * (size[1] + GAP) + GAP))
    sheet.fill(GROUND)
    for index, file in enumerate(files):
        row, column = divmod(index, columns)
        spot = (GAP + column * (size[0] + GAP), GAP + row * (size[1] + GAP))
        sheet.blit(pygame.image.load_sized_svg(str(file), size), spot)
    return sheet
