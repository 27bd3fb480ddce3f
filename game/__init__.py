"""Royal Menagerie: five tabletop games about kings and beasts."""

__version__ = "0.1.0"
