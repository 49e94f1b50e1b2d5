# What somebody may be proud of: `feats.py`.

feat-tallest = Tallest tower with your pancake on top
feat-eighths = Most 8th pancakes
feat-served = Most pancakes served
