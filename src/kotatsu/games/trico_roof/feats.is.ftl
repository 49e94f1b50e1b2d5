# What somebody may be proud of: `feats.py`.

feat-requests = Flestar óskir uppfylltar
feat-dearest = Dýrmætasta óskin, í stigum
feat-assisting = Flest stig fyrir hjálp
