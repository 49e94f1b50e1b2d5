# What somebody may be proud of: `feats.py`.

feat-columns = 다 채운 열 최다
feat-best-cat = 가장 값진 고양이의 점수
feat-mice = 쥐 최다
