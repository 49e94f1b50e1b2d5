# What somebody may be proud of: `feats.py`.

feat-requests = 達成した依頼の最多
feat-dearest = 最も点の高い依頼
feat-assisting = 手伝いの最多得点
