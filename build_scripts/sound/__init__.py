"""The sounds of the app, made from scratch with nothing but Python.

`samples` and `filters` are the tools, `sources` what sounds: paper, wood, strings, horns, drums. The recipes are in
`cards`, `pieces`, `tunes` and `garden`; `files` names every file; `measure` tells what an ear would. One family: dry
paper, soft wood, gut strings and horns in D, all in the same small room, nothing shrill.
"""
