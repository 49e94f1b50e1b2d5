# What somebody may be proud of: `feats.py`.

feat-columns = Most columns completed
feat-best-cat = Dearest cat, in points
feat-mice = Most mice
