# What somebody may be proud of: `feats.py`.

feat-won = Más rondas ganadas en una partida
feat-with-jar = Más rondas ganadas con el tarro vacío
