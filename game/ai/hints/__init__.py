"""What somebody who knows a game would tell the search, a file a game; a game without one is played all the same."""
