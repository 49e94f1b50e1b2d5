"""Play, watch and replay games in a terminal."""
