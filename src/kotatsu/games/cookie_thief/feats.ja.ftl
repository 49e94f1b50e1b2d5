# What somebody may be proud of: `feats.py`.

feat-won = 1ゲームで勝ったラウンドの最多
feat-with-jar = 空っぽの瓶で勝ったラウンドの最多
