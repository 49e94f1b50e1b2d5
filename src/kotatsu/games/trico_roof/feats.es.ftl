# What somebody may be proud of: `feats.py`.

feat-requests = Más encargos completados
feat-dearest = El encargo más valioso, en puntos
feat-assisting = Más puntos por ayudar
