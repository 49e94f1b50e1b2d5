# What somebody may be proud of: `feats.py`.

feat-towers = Más puntos por torres
feat-tops = Más por los números de arriba
feat-moved = Más cartas movidas
