"""The art kit: draws every picture of the app as an SVG file that pygame's nanosvg can show. It needs only Python.

The recipe: half a face, mirrored (outline.py); three tones a hue (palette.py), the right half in the shade, no
outlines; parts that many share (parts.py: eyes, brows, crown; costumes.py, props.py, plants.py, scenery.py); an animal
is one file in animals/. What a picture consists of is said in cards.py, covers/, title.py, icons.py and their like, for
a board in a folder of its own (lionheart/); pictures.py names every file.
"""
