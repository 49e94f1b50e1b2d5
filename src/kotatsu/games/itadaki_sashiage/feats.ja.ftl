# What somebody may be proud of: `feats.py`.

feat-towers = タワーの最多得点
feat-tops = いちばん上の数字の最多得点
feat-moved = 動かしたカードの最多
