# What somebody may be proud of: `feats.py`.

feat-won = Most rounds won in a game
feat-with-jar = Most rounds won with the empty jar
