# What somebody may be proud of: `feats.py`.

feat-won = Flestar umferðir unnar í einu spili
feat-with-jar = Flestar umferðir unnar með tóma krús
