# What somebody may be proud of: `feats.py`.

feat-columns = 完成した列の最多
feat-best-cat = 最も点の高い猫
feat-mice = ネズミの最多
