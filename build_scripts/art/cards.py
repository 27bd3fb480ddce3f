"""The sheet of Intrigues & Cabbage: which picture consists of what."""

from collections.abc import Callable

from . import costumes as wear
from . import plants, props, scenery
from .animals import cat, chicken, cow, dog, fox, pig, rabbit, wolf
from .palette import CAT, COW, CREAM, DOG, FOX, FUR_WHITE, GOLD, GREEN, PIG, RABBIT, SKIES, WHITE, WOLF, Tones
from .parts import crown, paw
from .shapes import Svg, circle, line, path, picture, placed

WIDTH, HEIGHT = 240, 360
MIDDLE = 120


def card(kind: str, *body: Svg, halo_y: float = 150) -> Svg:
    """A card picture: the sky of its kind and what stands before it."""
    return picture(WIDTH, HEIGHT, scenery.backdrop(SKIES[kind], halo_y=halo_y), *body)


def figure(fur: Tones, costume: Svg, head: Svg, neck_y: float = 236, head_y: float = 154, tilt: float = 0) -> Svg:
    """A character from the chest up."""
    return placed(MIDDLE, neck_y, wear.neck(fur), costume) + placed(MIDDLE, head_y, head, turn=tilt)


def pig_card() -> Svg:
    """The baron on his throne, above his lands."""
    sky = SKIES["pig"]
    hat = placed(-4, -60, crown(), scale=1.12, turn=-7)
    return card("pig", scenery.hills(sky), _throne(), figure(PIG, wear.baron(), pig.head() + hat, 236, 150))


def _throne() -> Svg:
    back = "M34 360 V150 C34 90 76 62 120 62 C164 62 206 90 206 150 V360Z"
    cloth = "M46 360 V152 C46 100 82 75 120 75 C158 75 194 100 194 152 V360Z"
    knobs = circle(34, 146, 11, GOLD.tone) + circle(206, 146, 11, GOLD.deep)
    return (
        path(back, GOLD.deep)
        + path("M34 360 V150 C34 90 76 62 120 62 V75 C82 75 46 100 46 152 V360Z", GOLD.tone)
        + path(cloth, "#8c2038")
        + path("M120 75 C158 75 194 100 194 152 V360 H120Z", "#64122a")
        + knobs
    )


def cat_card() -> Svg:
    """The minstrel at dusk, in the middle of a song."""
    sky = SKIES["cat"]
    town = scenery.castle(210, 242, 0.85, "#7a4c9a", "#633a86", "#4a2a6c", "#ffd98a")
    sparks = scenery.stars(((84, 26, 6), (222, 118, 5), (30, 96, 4), (222, 150, 4), (18, 170, 3)), "#fff0d0")
    cap = placed(2, -48, props.minstrel_cap(), turn=-6)
    body = figure(CAT, wear.minstrel(), cat.head() + cap, 236, 158, 3)
    lute = placed(96, 306, props.lute(), turn=58) + placed(128, 288, paw(CAT), scale=0.9, turn=30)
    return card("cat", sparks, town, scenery.hills(sky), body, lute, _notes())


def _notes() -> Svg:
    note = circle(0, 0, 5, CREAM) + line("M4.4 0 V-20 Q12 -18 12 -10", CREAM, 2.4)
    return placed(30, 214, note, turn=-10) + placed(44, 130, note, scale=0.8, turn=8)


def dog_card() -> Svg:
    """The captain of the guard on the castle wall."""
    sky = SKIES["dog"]
    wall = scenery.battlement(238, sky.far, sky.near)
    helm = placed(0, -34, props.kettle_hat())
    pike = placed(214, 38, props.halberd())
    return card("dog", wall, pike, figure(DOG, wear.guard(), dog.head() + helm, 240, 156))


def wolf_card() -> Svg:
    """The mercenary under the full moon."""
    sky = SKIES["wolf"]
    night = scenery.moon(158, 112, 74) + scenery.stars(
        ((76, 30, 5), (28, 92, 4), (222, 36, 4), (52, 130, 3), (226, 190, 3))
    )
    wood = "".join(
        scenery.pine(x, y, s, "#101838")
        for x, y, s in ((14, 272, 1.3), (44, 280, 0.9), (228, 276, 1.2), (200, 284, 0.8))
    )
    blade = placed(203, 132, props.sword(), turn=30)
    return card("wolf", night, scenery.hills(sky), wood, blade, figure(WOLF, wear.mercenary(), wolf.head(), 240, 156))


def fox_card() -> Svg:
    """The intriguer in the autumn park, with a letter that is not hers."""
    sky = SKIES["fox"]
    park = "".join(
        scenery.tree(x, y, s, c, d, "#6b4320")
        for x, y, s, c, d in ((22, 262, 1.2, "#d98a2c", "#b8661c"), (220, 256, 1.3, "#c9702a", "#a4521a"))
    )
    note = placed(184, 264, props.letter(), turn=-14) + placed(200, 286, wear.sleeve(GREEN), paw(FOX), turn=-12)
    body = placed(MIDDLE, 238, wear.tall_collar()) + figure(FUR_WHITE, wear.intriguer(), fox.head(), 238, 156, -4)
    return card("fox", scenery.hills(sky), park, body, note)


def rabbit_card() -> Svg:
    """The gardener among the beds, caught."""
    sky = SKIES["rabbit"]
    hat = placed(0, -40, props.straw_hat(), turn=4)
    rows = "".join(
        placed(x, y, plants.small_cabbage(), scale=s)
        for x, y, s in ((26, 286, 0.5), (214, 284, 0.55), (4, 300, 0.6), (238, 304, 0.6))
    )
    head = rabbit.ears() + rabbit.head() + hat
    return card("rabbit", scenery.hills(sky), rows, figure(RABBIT, wear.gardener(), head, 234, 160))


def chicken_card() -> Svg:
    """The court lady, who looks at you through her lorgnette."""
    room = scenery.side_curtains("#b04468", "#7d2448")
    hand = placed(196, 240, chicken.wing(), turn=-8)
    gown = placed(MIDDLE, 236, wear.ruff_back()) + placed(MIDDLE, 240, wear.court_lady())
    collar = placed(MIDDLE, 236, wear.ruff(), wear.pearls(34, 36, 34, 9))
    return card("chicken", room, gown, placed(MIDDLE, 150, chicken.head()), collar, hand)


def cow_card() -> Svg:
    """The milkmaid on the meadow."""
    sky = SKIES["cow"]
    meadow = scenery.cloud(196, 70, 0.9) + scenery.cloud(34, 168, 0.6) + scenery.hills(sky)
    bloom = scenery.flowers(((14, 282), (34, 274), (222, 270), (206, 284), (232, 290), (8, 262)), WHITE, GOLD.tone, 3.4)
    wreath = (
        scenery.daisy(-44, -48, 12)
        + scenery.daisy(-58, -38, 8, "#f6c6d8")
        + scenery.daisy(-30, -58, 9, "#ffe08a", "#c4820f")
    )
    return card("cow", meadow, bloom, figure(COW, wear.milkmaid(), cow.head() + wreath, 238, 146))


def cabbage_card() -> Svg:
    """The treasure of the barony on a velvet cushion."""
    sky = SKIES["cabbage"]
    light = scenery.rays(MIDDLE, 180, 260, "#fff6dc", 18, 0.4)
    beds = "".join(
        placed(x, y, plants.small_cabbage(), scale=s)
        for x, y, s in ((22, 262, 0.42), (58, 256, 0.34), (186, 252, 0.34), (220, 258, 0.42))
    )
    still = placed(MIDDLE, 258, plants.cushion()) + placed(MIDDLE, 264, plants.cabbage(), scale=1.16)
    return card(
        "cabbage",
        light,
        scenery.hills(sky),
        beds,
        still,
        scenery.butterfly(186, 78, 1, 24),
        scenery.butterfly(84, 62, 0.6, -20),
        halo_y=180,
    )


def wheat_card() -> Svg:
    """A sheaf before the ripe field."""
    sky = SKIES["wheat"]
    field = line(
        "M0 266 Q30 244 70 250 M0 280 Q30 262 60 264 M170 240 Q210 238 240 246 M186 258 Q210 254 240 260",
        "#f0c85c",
        3,
        0.7,
    )
    light = scenery.rays(MIDDLE, 150, 260, "#ffe9a0", 16, 0.16)
    poppies = "".join(
        placed(x, y, scenery.poppy(), scale=s)
        for x, y, s in ((28, 276, 1.1), (214, 274, 1.1), (50, 290, 0.9), (194, 290, 0.9))
    )
    return card(
        "wheat",
        light,
        scenery.hills(sky),
        field,
        scenery.ground_shadow(MIDDLE, 306, 80, 12),
        placed(MIDDLE, 226, plants.sheaf()),
        poppies,
    )


CARDS: dict[str, Callable[[], Svg]] = {
    "cat": cat_card,
    "pig": pig_card,
    "chicken": chicken_card,
    "cow": cow_card,
    "fox": fox_card,
    "wolf": wolf_card,
    "dog": dog_card,
    "rabbit": rabbit_card,
    "cabbage": cabbage_card,
    "wheat": wheat_card,
}
