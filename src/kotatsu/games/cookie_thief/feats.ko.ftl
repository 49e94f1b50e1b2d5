# What somebody may be proud of: `feats.py`.

feat-won = 한 게임에서 이긴 라운드 최다
feat-with-jar = 빈 단지를 들고 이긴 라운드 최다
