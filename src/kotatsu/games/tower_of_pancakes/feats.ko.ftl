# What somebody may be proud of: `feats.py`.

feat-tallest = 내 팬케이크가 맨 위에 있는 가장 높은 탑
feat-eighths = 8번째 팬케이크 최다
feat-served = 대접한 팬케이크 최다
