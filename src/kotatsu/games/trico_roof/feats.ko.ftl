# What somebody may be proud of: `feats.py`.

feat-requests = 완성한 의뢰 최다
feat-dearest = 가장 값진 의뢰의 점수
feat-assisting = 거들기로 얻은 최다 점수
