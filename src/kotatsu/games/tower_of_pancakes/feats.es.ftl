# What somebody may be proud of: `feats.py`.

feat-tallest = La torre más alta con tu panqueque encima
feat-eighths = Más octavos panqueques
feat-served = Más panqueques servidos
