# What the workshop says, in which an edition of a game is changed, kept, shared and tried out.

workshop-title = 공방
workshop-of = 공방: { $game }
workshop-line = 카드와 시트, 의뢰에 적힌 것을 바꾸고, 그것으로 게임하고, 무엇이 달라지는지 보세요.
workshop-choose = 어느 게임의 수를 바꿀까요?
workshop-to-game = { $game } 공방으로
workshop-coming = 공방을 여는 중 …

workshop-name = 이름
workshop-untitled = 나의 에디션
workshop-printed = 인쇄
workshop-rebuilt = 복원
workshop-original = 독자
workshop-own = 내 것
workshop-mark-printed = 규칙서나 누군가의 상자에 적힌 값이에요.
workshop-mark-rebuilt = 사라진 그림에만 있던 값이라 저희가 정했어요.
workshop-mark-original = 이 게임을 위해 만든 값이에요.
workshop-mark-own = 게임에 원래 있는 값이 아니에요.
workshop-in-box = 내 상자에는 이렇게 적혀 있어요
workshop-reset-printed = 인쇄된 대로
workshop-reset-rebuilt = 복원된 대로
workshop-reset-original = 원래대로
workshop-reset-of = 원래대로: { $name }
workshop-reset-all = 모두 원래대로
workshop-undo = 되돌리기
workshop-redo = 다시 하기
workshop-tools = 이것으로 할 수 있는 일
workshop-less = 하나 적게
workshop-more = 하나 많게
workshop-place = { $name }, { $number }
workshop-part = { $name }, { $part }
workshop-add-place = 하나 더: { $name }
workshop-remove-place = { $name } 빼기
workshop-rest = 나머지
workshop-none-changed = 원래 그대로예요. 바꾼 것이 없어요.
workshop-changes = 값 { $count }개를 바꿨어요.
workshop-fine = 규칙에 맞아요.
workshop-checking = 규칙과 맞춰 보는 중 …
workshop-faults = 맞지 않는 것이 { $count }개 있어요:
workshop-as-forms = 그릴 수 없는 모양의 값이 있어서 모두 입력란으로 보여 드려요.
workshop-left-out = 이 게임에 없는 값이라 뺐어요: { $keys }
workshop-of-table = 어느 테이블의 에디션이에요. 마음껏 바꾸세요. 테이블의 것은 그대로예요.

workshop-save = 저장
workshop-saved = 저장했어요.
workshop-saved-here = 이 브라우저에만 저장했어요.
workshop-keep-there = 다른 기기에서도 쓰게 이 서버에도
workshop-editions = 내 에디션
workshop-editions-none = 아직 없어요. 저장하면 여기에 있어요.
workshop-where-here = 이 브라우저에 있음
workshop-where-there = 서버에 있음
workshop-where-both = 이 브라우저와 서버에 있음
workshop-open = { $title } 열기
workshop-delete = 지우기
workshop-delete-of = { $title } 지우기
workshop-delete-sure = “{ $title }”{ JOSA($title, "을", "를") } 지울까요? 이것으로 한 게임은 남아요.
workshop-new = 새로 시작

workshop-play = 이것으로 하기
workshop-play-title = { $title }: 게임하기

workshop-share = 공유
workshop-share-line = 파일은 TOML이에요. 누구나 읽고, 여기나 --edition으로 게임하고, 바꿀 수 있어요.
workshop-download = 파일 내려받기
workshop-upload = 파일 열기
workshop-copy = 글 복사
workshop-copied = 복사했어요.
workshop-link-label = 링크 복사
workshop-link-line = 이 링크를 여는 사람은 자기 공방에서 내 에디션을 봐요.
workshop-link-long = 링크에 담기에는 너무 많아요. 파일을 보내세요.
workshop-text = 글로 된 에디션

workshop-try = 이러면 무엇이 달라질까요?
workshop-try-line = 봇들이 내 에디션과 원래 에디션을 똑같은 패로 해 보고 결과를 세어요.
workshop-try-players = 인원
workshop-try-measure = 가장 중요한 것
workshop-try-start = 해 보기
workshop-try-stop = 멈추기
workshop-try-limits = 최대 { $games }쌍의 게임, { $seconds }초, 시험은 한 번에 하나. 가장 중요한 것이 분명해지거나 이 페이지를 떠나면 끝나요.
workshop-try-running = 최대 { $most }쌍 중 { $games }쌍.
workshop-try-done = 게임 { $games }쌍을 했어요.
workshop-try-old = 그 뒤로 수가 바뀌었어요. 이것은 이전 수의 결과예요.
workshop-try-bots = 모든 자리를 봇이 맡아 첫눈에 골라요. 사람은 다르게 할 수도 있어요.
workshop-measure-winner-points = 승자의 점수
workshop-measure-points = 모두의 평균 점수
workshop-measure-margin = 승자의 점수 차
workshop-measure-moves = 길이(결정 수)
workshop-measure-ties = 승자가 여럿인 게임
workshop-measure-opener = 먼저 결정하는 사람의 승리
workshop-sources = 모든 자리의 점수 합계, 어디서 얻었는지
workshop-others = 게임 전체
workshop-say-few = 아직 게임이 너무 적어서 말할 수 없어요.
workshop-say-higher = { $measure }: { $before }에서 { $after }까지 { $difference } 높아졌어요. 분명해요. 진짜 차이는 { $low } ~ { $high } 사이예요(스무 번에 많아야 한 번 틀리는 셈법이에요).
workshop-say-lower = { $measure }: { $before }에서 { $after }까지 { $difference } 낮아졌어요. 분명해요. 진짜 차이는 { $low } ~ { $high } 사이예요(스무 번에 많아야 한 번 틀리는 셈법이에요).
workshop-say-open = { $measure }: 분명한 차이가 없어요. 있더라도 아마 { $most }{ JOSA($most, "을", "를") } 넘지 않아요.
workshop-say-others = { $count ->
    [0] 그 밖에 분명히 다른 것은 없어요.
   *[other] 그 밖에 { $count }개가 분명히 달라요. 빨간 점이 있는 것들이에요.
}
workshop-plot-difference = 달라지는 것: 점은 차이, 선은 진짜 값에서 얼마나 벗어날 수 있는지. 점선은 차이가 없는 곳이에요.
workshop-plot-spread = 승자들의 점수
workshop-before = 원래
workshop-after = 내 것
workshop-column-what = 무엇
workshop-column-difference = 차이
workshop-as-table = 표로 보기
workshop-plus-minus = { $value } ± { $within }

workshop-players = { $count }명
workshop-tower-cards = 카드
workshop-tower-card = 카드 { $number }
workshop-tower-serves = 카드 { $number }의 대접
workshop-tower-bakes = 카드 { $number }의 굽기
workshop-tower-points = 점수
workshop-tower-plate = { $plate }
workshop-cards-of = { $count }명일 때의 카드
workshop-copies-of = { $card }의 장수
workshop-fruit-cards = 카드
workshop-deal = 나눠 주기
workshop-cakes = 과자
workshop-coffee = 커피를 곁들인 과자
workshop-pancakes = 팬케이크
workshop-sheet = 시트
workshop-hex = { $column }열 { $floor }층: { $what ->
    [hex] 칸
    [house] 집 그림이 있는 칸
   *[rope] 밧줄
}
workshop-hex-how = 누를 때마다 층이 바뀌어요: 칸, 집이 있는 칸, 밧줄.
workshop-column-add = 열 하나 더
workshop-column-remove = 마지막 열 빼기
workshop-colour-of = { $column }열의 색
workshop-colour = { $colour ->
    [ochre] 황토
    [red] 빨강
    [green] 초록
    [blue] 파랑
    [purple] 보라
   *[other] { $colour }
}
workshop-bonus-of = { $name }: { $column }열
workshop-die-of = 주사위 눈 { $number }의 아이템
workshop-end = 게임의 끝
workshop-points = 점수
workshop-gifts = 선물과 칩
workshop-roofs = 지붕
workshop-roof-cell = 지붕 카드 { $card }, 칸 { $square }: { $paint }
workshop-white = 흰색
workshop-requests = 의뢰
workshop-request = 의뢰 { $number }
workshop-request-points = 의뢰 { $number }의 점수
workshop-request-cell = { $row }행 { $column }열: { $cell }
workshop-request-how = 누를 때마다 칸이 바뀌어요: 빨강, 파랑, 노랑, 그다음 별이 있는 빨강, 파랑, 노랑, 그다음 없음.
workshop-request-edit = 의뢰 { $number } 바꾸기: { $picture }
workshop-request-done = 완료
workshop-requests-add = 의뢰 셋 더
workshop-requests-remove = 마지막 셋 빼기
workshop-star = 별이 있는 { $paint }
