# What somebody may be proud of: `feats.py`.

feat-columns = Flestir fullir dálkar
feat-best-cat = Dýrmætasta kisan, í stigum
feat-mice = Flestar mýs
