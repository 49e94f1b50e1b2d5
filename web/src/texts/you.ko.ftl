# What somebody's own page says; the shell has what leads to it.

you-title = 내 페이지
you-none = 첫 게임을 끝내면 여기에 기록이 쌓여요.
you-since = { $date }부터
you-games = 게임 { $count }판
you-wins = { $count ->
    [0] 아직 승리 없음
   *[other] { $count }승
}
you-hours = { $hours ->
    [0] 테이블에서 1시간 미만
   *[other] 테이블에서 { $hours }시간
}
you-against = 여기서 세는 게임
you-all = 전체
you-bots = 봇과 한 게임
you-people = 사람과 한 게임
you-counting = 이 서버에서 끝난 게임 중 { $count }판을 아직 집계하고 있어요.
you-share = 승률
you-even = 대등할 때 { $percent }%
you-points = 평균 점수
you-best = 최고 점수
you-streak = 최다 연승
you-streak-now = { $count ->
    [1] 지난 게임 승리
   *[other] 지금 { $count }연승 중
}
you-strength = 실력
strength-about = { $level ->
    [kitten] 아기 고양이쯤
    [cat] 고양이쯤
    [alley-cat] 길고양이쯤
   *[tiger] 호랑이쯤
}
strength-above = 호랑이보다 강해요
strength-below = 아직 아기 고양이에 못 미쳐요
strength-scale = 봇의 척도로 { $rating } ± { $within } 정도예요. 고양이가 0이고, 400 높으면 이길 확률이 열 배예요. 게임 { $games }판으로 계산했어요.
strength-none = 봇과 다섯 판을 하면 첫 추정값이 나와요.
you-over-time = 지금까지의 흐름
you-curve-won = 승률
you-curve-points = 점수
you-curve = { $what }: 처음 { $first }, 최근 { $last }
you-records = 최고 기록
you-details = 인원, 모드, 상대별
you-mode = 모드
you-mode-usual = 보통
you-opponents = 상대
you-rivals-several = 여러 종류의 봇
you-rivals-people = 사람
you-column-games = 게임
you-column-won = 승률
you-column-points = 점수
you-companions = 함께한 사람들
you-companion = 게임 { $games }판, 앞선 판 { $ahead }, 뒤진 판 { $behind }
you-history = 모든 게임
you-any-game = 모든 게임
you-any-number = 모든 인원
you-any-opponents = 모든 상대
you-history-empty = 그런 게임은 아직 없어요.
you-place = { $players }명 중 { $rank }위
you-won = 승리
you-shared = 공동 승리
you-who = 이름과 고양이
you-cat = 내 고양이
coat-ginger = 치즈
coat-smoke = 스모크
coat-siam = 샴
coat-tux = 턱시도
coat-calico = 삼색
coat-cocoa = 코코아
coat-lilac = 라일락
you-data = 내 데이터
you-data-line = 이 모든 것은 이 브라우저의 쿠키에 딸려 있어요. 다른 사람은 이 페이지를 열 수 없어요.
you-export = 모두 내려받기
you-export-sure = 이름, 모든 게임과 그 기록, 테이블에서 한 말을 파일 하나에 담아요. 지금 내려받을까요?
you-forget = 나에 관한 모든 것 지우기
you-forget-sure = 이름과 전적, 그리고 게임을 나와 이어 주는 모든 것을 지울까요? 다른 사람들에게는 게임이 ‘누군가’가 한 것으로 남아요. 되돌릴 수 없어요.
