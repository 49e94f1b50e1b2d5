# What somebody may be proud of: `feats.py`.

feat-columns = Más columnas completas
feat-best-cat = El gato más valioso, en puntos
feat-mice = Más ratones
