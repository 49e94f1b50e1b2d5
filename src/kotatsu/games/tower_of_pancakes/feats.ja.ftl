# What somebody may be proud of: `feats.py`.

feat-tallest = 自分のパンケーキがいちばん上にある、最も高いタワー
feat-eighths = 8枚目のパンケーキの最多
feat-served = 提供したパンケーキの最多
