# What somebody may be proud of: `feats.py`.

feat-towers = Most points for towers
feat-tops = Most for numbers on top
feat-moved = Most cards moved
