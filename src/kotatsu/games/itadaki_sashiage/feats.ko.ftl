# What somebody may be proud of: `feats.py`.

feat-towers = 탑으로 얻은 최다 점수
feat-tops = 맨 위 숫자로 얻은 최다 점수
feat-moved = 옮긴 카드 최다
