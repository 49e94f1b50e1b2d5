# What somebody may be proud of: `feats.py`.

feat-requests = Most requests fulfilled
feat-dearest = Dearest request, in points
feat-assisting = Most points from assisting
