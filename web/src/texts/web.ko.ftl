# What the web app itself says; everything about a game stands in its own narration.

## Names and small words

guest = 게스트
nobody = 아무도 없음
you = 나
names-and = { $names }{ JOSA($names, "과", "와") } { $last }
seat-number = 자리 { $seat }
close = 닫기
yes = 네
no = 아니요
cancel = 취소
save = 저장
event-unknown = 무슨 일이 일어났어요({ $kind }).
ask-unknown = 내 차례예요. 할 행동을 고르세요.

## Everywhere

skip = 테이블로 건너뛰기
home-link = Kotatsu, 선반으로
your-name = 이름
footer-title = 이 게임들을 만든 사람들
footer-credits = 규칙은 원작을 따르고 그림은 직접 그렸어요. 출판사의 그림이나 글은 쓰지 않았고, 여기 적힌 누구와도 제휴 관계가 아니에요.
footer-version = Kotatsu { $version }, { $rules ->
    [compiled] 컴파일된 규칙
   *[plain] 순수 Python 규칙
  }.
settings = 설정

## The shelf

hero-title = 앉으세요, 코타츠가 따뜻해요
hero-line = 팬케이크와 고양이와 지붕 이야기를 담은 작은 보드게임 { $count ->
    [3] 세
    [4] 네
    [5] 다섯
    [6] 여섯
    [7] 일곱
    [8] 여덟
   *[other] { $count }
} 가지. 지금 봇과 하거나, 친구에게 링크를 보내세요.
shelf-title = 게임
box-people = 인원:
box-players = { $few ->
    [same] { $many }
   *[other] { $few }–{ $many }
}명
minutes = { $minutes }분
learn = 처음인가요? 하면서 배워요
learn-note = 길잡이와 함께하는 첫 판, 5분쯤 걸려요.
guide = 길잡이
guide-next = 다음
guide-play-on = 계속하기
guide-back = 한 걸음 뒤로
guide-skip = 길잡이 없이 하기
guide-count = { $at }/{ $steps }
guide-your-move = 내가 할 차례
guide-now = 내 차례: 길잡이의 말대로 해 봐요.
guide-rule = 규칙
guide-first = 길잡이의 말을 이어서 읽어 봐요.
guide-wait = 다른 분들은 어떻게 할까요 …
play-bots = 봇과 하기
play-friends = 친구와 하기
play-bots-note = 나와 { $level } { $count }마리.
play-friends-note = 테이블을 만들고 나눌 링크를 드려요.
options = 옵션
option-players = 인원
option-bots = 봇
option-edition = 에디션
option-edition-usual = 기본 에디션
option-clock = 제한 시간
option-private = 비공개: 링크로만 입장
option-hints = 힌트 허용
option-watching = 관전 허용
option-none = 없음
option-yes = 예
option-no = 아니요
option-random = 무작위
clock-none = 제한 없음
clock-move-30 = 결정마다 30초
clock-move-90 = 결정마다 90초
clock-bank-300 = 5분 + 5초
clock-bank-900 = 15분 + 10초
clock-hours-8 = 결정마다 8시간
clock-days-1 = 결정마다 하루
clock-days-3 = 결정마다 3일
clock-days-7 = 결정마다 일주일
clock-other = { $increment ->
    [0] 결정마다 { $seconds }초
   *[other] { $seconds }초 + { $increment }초
}
by = { $credits }

## Lists of tables

your-games = 내 게임
your-turn = 내 차례
next-turn = 다음 게임
tables-waiting = 사람을 기다리는 테이블
more-tables = 더 보기
no-tables-waiting = 지금은 기다리는 사람이 없어요. 테이블을 만들면 다른 사람들이 여기서 볼 수 있어요.
recent-results = 최근 게임
no-results = 아직 끝난 게임이 없어요.
table-free = { $free ->
    [0] 자리 없음
   *[other] 빈자리 { $free }개
}
phase-gathering = 모이는 중
phase-opening = 섞는 중
phase-playing = 진행 중
phase-over = 끝남
phase-abandoned = 포기함
result-won = { $name } 님 승리, { $points }점
result-shared = { $names } 님 공동 승리, { $points }점
result-won-by-nobody = 승자 없음
result-abandoned = 포기함
bot-level = 봇: { $level }

## Problems

problem-network = 서버가 대답하지 않아요. 네트워크는 괜찮나요?
problem-unknown = 잘 안 됐어요. 다시 해 보세요.
problem-old = 이 페이지와 서버가 서로 말이 안 통해요. 어느 한쪽이 더 새 버전인가 봐요.
problem-closed = 테이블을 열 수 없어요.
reload = 페이지 다시 불러오기
back-home = 선반으로
try-again = 다시 하기
not-found-title = 이 선반에는 아무것도 없어요
not-found-line = 주소가 오래됐거나 잘못 적혔을 수 있어요.

## The lobby

lobby-seats = 자리
lobby-free = 비어 있음
lobby-sit = 여기 앉기
lobby-sit-too = 여기도 앉기
lobby-leave = 일어나기
lobby-you = 나
lobby-host = 방장
lobby-add-bot = 봇 앉히기
lobby-fill-bots = 봇으로 채우기
lobby-bot-strength = 봇 실력
lobby-remove-bot = 빼기
lobby-free-seat = 자리 비우기
lobby-start = 게임 시작
lobby-wait-seats = { $count }명을 더 기다리고 있어요.
lobby-wait-coming = { $name } 님이 테이블을 열기를 기다려요.
lobby-wait-host = 모두 모였어요. 방장이 게임을 시작해요.
lobby-ready = 모두 모였어요.
lobby-shuffling = 섞는 중: 모두의 기기가 저마다 한몫씩 보태요 …
lobby-call-off = 시작 취소
lobby-not-seated = 자리를 골라 앉거나, 관전만 해도 돼요.
lobby-full = 자리가 다 차서 관전 중이에요.
lobby-invite = 친구 부르기
lobby-invite-line = 링크를 보내거나 코드를 찍게 하세요.
lobby-invite-watch = 관전만
lobby-copy = 링크 복사
lobby-copied = 복사했어요
lobby-share = 공유 …
lobby-qr = 링크 QR 코드
lobby-table = 테이블
lobby-options-host = 내가 방장이에요. 시작 전까지 모두 바꿀 수 있어요.
lobby-close = 테이블 닫기
lobby-close-sure = 테이블을 닫을까요? 이제 아무도 찾을 수 없게 돼요.
lobby-rename = 이름 바꾸기
name-of-guest = 여기 함께 앉을 사람 이름
name-sit = 앉기
name-taken = { $name } 님이 이미 앉아 있어요. 구별되는 이름을 고르세요.
door-shut = 이 테이블은 아직 이 컴퓨터에서만 열 수 있어요.
door-open = 다른 사람 들이기
door-open-note = 서버가 꺼질 때까지 같은 네트워크의 휴대폰과 컴퓨터에서 열 수 있어요.
door-command = 다른 사람을 들이려면 서버를 끄고(Ctrl-C) 이 명령으로 다시 켜세요. 테이블은 그대로예요.
door-command-too = 늘 그렇게 하려면 이 명령으로 서버를 켜세요.
door-copy = 명령 복사
lobby-hot-seat = 옆 사람과 함께라면 자리를 하나 더 잡으세요. 기기를 돌려 가며 해요.

## Presence

presence-here = 있음
presence-stale = 연결 불안정
presence-bot-waits = 대기: 지금은 서버가 대신 생각할 수 없음
presence-gone = 자리 비움
presence-away = 나감
presence-kept = 봇이 대신 하는 중
presence-late = 시간 초과
presence-vacation = { $date }까지 휴가
connection-lost = 연결이 끊겼어요
connection-again = 다시 연결하는 중 …
connection-first = 테이블로 가는 중 …

## At the table

table-title = 테이블
seats-title = 플레이어
board-title = 게임판
turn-yours = 내 차례
turn-theirs = 고민 중
waiting-for = { $names } 님을 기다려요
is-paused = 게임이 멈춰 있어요
paused-line = 누구의 시계도 가지 않아요.
one-moment = 잠깐만요 …
watching = 관전 중이에요. { $names } 님 차례예요.
no-view = 이 테이블의 방장은 관전을 허용하지 않아요.
game-over = 게임이 끝났어요.
game-abandoned = 게임을 포기해서 결과가 없어요.
undo = 되돌리기
undo-last = 내 마지막 행동 되돌리기
undo-bots = 되돌리기: 내 마지막 행동 전으로 돌아가고, 그 뒤 봇들이 한 일도 물러요
withdraw = 무르기
withdraw-what = 내 선택 무르기: 아직 아무도 못 봤어요
take-back = 무르기 부탁
take-back-what = 마지막 행동을 물러도 될지 모두에게 물어봐요
taken-back = 물렀어요.
take-back-refused = 무르지 않아요. 게임을 계속해요.
take-back-asked = { $name } 님이 마지막 행동을 무르고 싶어 해요.
take-back-yours = 무르기를 부탁했어요. { $names } 님의 답을 기다려요.
take-back-agree = 좋아요
take-back-refuse = 안 돼요
stop-asking = 부탁 취소
hint = 힌트
hint-thinking = 생각 중 …
hint-only = 할 수 있는 행동은 하나뿐이에요: { $best }.
hint-best = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요.
hint-and-equal = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. 머릿속으로 이어서 해 보니 “{ $next }” 쪽도 똑같이 자주 이겼어요.
hint-and-close = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. 머릿속으로 이어서 해 보니 “{ $next }” 쪽도 거의 똑같이 자주 이겼어요.
hint-and-behind = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. “{ $next }” 쪽은 이길 가능성이 조금 낮아요.
hint-and-far = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. “{ $next }” 쪽은 이길 가능성이 훨씬 낮아요.
why-always = 그러면 { $what }.
why-mostly = 상상해 본 게임 대부분에서 { $what }.
why-half = 상상해 본 게임 절반쯤에서 { $what }.
why-some = 상상해 본 게임 몇몇에서 { $what }.
instead-always = “{ $instead }” 다음에는 { $what }.
instead-mostly = “{ $instead }” 다음에는, 상상해 본 게임 대부분에서 { $what }.
instead-half = “{ $instead }” 다음에는, 상상해 본 게임 절반쯤에서 { $what }.
instead-some = “{ $instead }” 다음에는, 상상해 본 게임 몇몇에서 { $what }.
why-and = { $one }. 그리고 { $two }
why-later = 당장은 차이가 없어요. 차이는 게임 뒤쪽에서 나와요.
pause = 멈춤
skip-ahead = 빨리 넘기기
resume = 계속
log = 로그
log-empty = 아직 아무 일도 없었어요.
matters-to-you = 나에게:
show-me = 보여 주기
show-me-what = 방금 일을 천천히 다시 보여 주기
event-line = 방금 일어난 일. 전부는 로그에 있어요
log-forgets = 여기에는 지금 트릭만 적어요. 그 전 일은 스스로 기억해야 해요.
rewind-title = 돌아보기
rewind-look = 돌아보기
rewind-to = 이때로 돌아보기
rewind-back = 한 걸음 뒤로
rewind-forward = 한 걸음 앞으로
rewind-far-back = 크게 뒤로
rewind-far-forward = 크게 앞으로
rewind-place = 돌아보기: { $number }/{ $count }
rewind-deal = 로그는 여기서 시작해요.
rewind-now = 지금으로
rewind-now-short = 지금
rewind-now-turn = 지금으로: 내 차례예요
chat = 채팅
seat-about = { $name } 정보
panel-hide = { $panel ->
    [log] 로그 숨기기
   *[chat] 채팅 숨기기
}
chat-empty = 아직 아무도 말하지 않았어요.
chat-say = 한마디 하기
chat-send = 보내기
chat-reactions = 빠른 반응
chat-unread = 채팅: 새 메시지
react-hello = 안녕하세요!
react-nice = 멋져요!
react-oops = 앗 …
react-thanks = 고마워요!
react-moment = 잠깐만요 …
react-good-game = 재밌었어요!
sound = 소리
sound-is-on = 소리 켜짐
sound-is-off = 소리 꺼짐
more = 더 보기
reference = 요약 카드
rules = 규칙
rules-none = 이 게임의 규칙서가 여기 없어요.
rules-title = { $game } 규칙
rules-search = 규칙에서 찾기
rules-found = { $count ->
    [0] 찾은 것이 없어요.
   *[other] { $count }곳을 찾았어요.
}
rules-contents = 목차
rules-page = 한 페이지로
rules-print = 인쇄
rules-open-at = 규칙서에서 { $rule } 펼치기
rules-mark-why = 이 규칙의 출처
rules-mark-printed = 인쇄: 원래 규칙서에 그렇게 적혀 있어요.
rules-mark-ruling = 판정: 원래 규칙서에 없거나 앞뒤가 안 맞아서 우리가 정했어요.
rules-mark-rebuilt = 복원: 우리에게 없는 그림에만 있던 것이라, 재미있게 돌아가도록 새로 만들었어요.
rules-mark-original = 독자: 이 프로젝트에서 새로 지었어요.
example-missing = 이 예시를 불러오지 못했어요.
example-back = 뒤로
example-forward = 다음 단계
scores = 점수
goal-what = 무엇으로 이기는지, 얼마나 왔는지. 누르면 점수표가 열려요
invite = 초대
visitors = { $count }명이 관전 중이에요.
leave-table = 테이블에서 나가기
leave-note = 내 자리는 그대로 남아요.
bot-for-away = { $name } 님 대신 봇에게 맡기기
back-to-play = 다시 직접 하기
bot-plays-for-you = 봇이 대신 하고 있어요.
give-up = 게임 포기
give-up-sure = { $others ->
    [yes] 게임을 포기할까요? 모두가 동의하면 결과 없이 끝나요.
   *[no] 게임을 포기할까요? 바로 결과 없이 끝나요.
}
giving-up = { $names } 님이 게임을 포기하려 해요. 모두 동의하면 끝나요.
give-up-undo = 계속하기
confirm-title = 이렇게 할까요?
confirm-play = 결정: { $move }
clock-days = { $days }일 { $hours }시간
clock-left = { $time } 남음
clock-low = 이제 { $time }뿐
clock-hurry = 10초 남았어요.
moves-title = 할 수 있는 행동
move-hint = 추천

## Passing the device

pass-title = { $name } 님에게 기기를 넘겨 주세요
pass-line = 지금 화면에는 누구의 카드도 보이지 않아요.
pass-go = 저는 { $name }{ JOSA($name, "이에요", "예요") }: 내 카드 보기

## The end

sheet-title = 점수표
sheet-category = 항목
sheet-total = 합계
sheet-winner = 승자
sheet-hidden = ?는 끝날 때까지 비공개예요.
sheet-cell = { $count } × { $each }
sheet-sum = { $category }, { $name }: { $count } × { $each } = { $points }.
sheet-plain = { $category }, { $name }: { $points }점.
sheet-together = { $category }, { $name }: 모두 { $count }개, 합쳐서 { $points }점.
sheet-show = 게임판에서 보기
result-you-win = 이겼어요!
result-you-share = { $names } 님과 공동 승리예요!
result-wins = { $name } 님 승리
result-share = { $names } 님 공동 승리
result-nobody = 승자 없음
rematch = 한 판 더
rematch-go = 다음 판으로
end-board = 게임판 보기
end-sheet = 점수표
end-look = 게임 돌아보기
save-record = 기록 저장
shuffle-honest = 공정하게 섞였어요. 공개된 것이 모두 나눠 주기 전의 약속과 같아요.
shuffle-false = 섞기가 이상해요. 공개된 것이 약속과 달라요. 이 서버를 믿지 마세요.
shuffle-changed = 앉은 뒤에 서버가 섞기 약속을 바꿨어요. 여기서는 하지 않는 게 좋아요.

## Looking through a game that is over

replay = 다시 보기
replay-of = { $game } 다시 보기
replay-title = 다시 보기: { $game }
replay-coming = 게임을 가져오는 중 …
replay-cannot = 이 게임은 보여 드릴 수 없어요.
replay-steps = 게임 따라가기
replay-moment = 게임의 순간
replay-place = 순간 { $number }/{ $count }
replay-play = 재생
replay-pause = 멈춤
replay-speed = 속도
replay-eyes = 누구의 시점
eyes-open = 모든 카드 공개
eyes-watch = 관전자
replay-deal = 여기서 게임이 시작돼요.
replay-unseen = 이 시점에서는 보이지 않는 일이 일어났어요.
replay-beside = 분석과 로그
replay-link = 이 순간의 링크
replay-table = 테이블로
replay-keys = 키: ← →는 한 걸음, Page Up과 Page Down은 한 트릭, Home과 End는 처음과 끝, 스페이스는 재생과 멈춤.
replay-open-file = 기록 열기
replay-drop = 여기에 기록을 놓으세요
replay-no-record = 이 파일은 게임의 기록이 아니에요.
replay-file-title = 파일에서 온 게임
replay-file-line = 이 페이지 아무 데나 기록을 끌어다 놓거나 고르세요. 터미널에서, 다른 서버에서, 게임이 끝날 때 저장한 것 모두 돼요.
hands = 손패
hands-left = 모두에게 남은 것
held-secret = 비밀 카드
held-down = 뒷면
held-tower = 탑 아래
play-on = 여기서부터 이어서 하기
play-on-what = 이 순간의 자리에 앉아요. 카드는 모두 그때 그대로, 그 자리가 알던 것만 보이고, 나머지는 봇이 해요. 어느 목록에도 남지 않아요.
play-on-seat = 내 자리
play-on-go = 이어서 하기
analysis = 분석
analysis-what = 강한 봇이 결정 하나하나를 봐요. 승산이 어땠는지, 무엇을 놓쳤는지, 무엇이 더 나았을지요.
analysis-start = 이 게임 분석하기
analysis-running = { $of ->
    [0] 봇들이 생각을 시작해요 …
   *[other] 봇들이 생각 중: { $done }/{ $of } …
}
chances-title = 게임 내내 각자의 이길 확률. 이 순간의 숫자는 아래에 있어요
percent = { $percent }%
judged-best = { $name } 님이 가장 좋은 행동을 찾았어요.
judged-good = { $name } 님의 행동은 가장 좋은 것만큼 좋아요.
judged-cost = { $name } 님이 이길 확률을 { $loss }% 놓쳤어요.
judged-better = 더 나은 행동: { $best }, 이길 확률 { $chance }%. 실제로는 { $played }, { $loss }% 낮아요.
judged-show = 더 나은 행동 보기
judged-here = 더 나은 행동을 게임판에 표시했어요.
judged-none = 이 순간에 이르는 동안 정한 것이 없어요.
turning-point = 승부처: 행동 { $number }, { $name } 님이 { $loss }% 놓쳤어요.
turning-none = 아무도 크게 놓치지 않았어요. 이 게임을 뒤집은 행동은 없어요.
puzzles = 실수 연습하기
puzzles-of = 누구의 실수
puzzles-none = 꼽을 만한 실수가 없어요. 잘하셨어요!
puzzle = 행동 { $number }, { $loss }%
puzzle-solved = 풀었음
puzzle-now = 게임판에서 더 나은 행동을 찾으세요. 이 자리가 알던 것만 보여요.
puzzle-ask = 여기서 무엇이 더 나을까요?
puzzle-right = 맞아요: { $best }. { $loss }% 더 지켜요.
puzzle-same = 실제로 한 행동이에요. { $loss }% 놓쳤어요.
puzzle-other = 다른 생각이네요: { $chosen }. 봇들은 { $best } 쪽이 더 좋대요.
puzzle-why = 왜요?

## Checking the shuffle of a game that is over

check-shuffle = 섞기 확인
check-what = 브라우저가 기록만 가지고 약속, 시드, 모든 추첨을 SHA-256으로 직접 다시 계산해서 게임과 비교해요.
check-running = 계산하고 있어요…
check-holds = 모두 맞아요.
check-fails = 맞지 않는 곳이 있어요.
check-fits = 맞음
check-misfits = 맞지 않음
check-not-reached = 앞에 맞지 않는 곳이 있어서 살펴보지 않았어요.
check-promises = 1. 약속
check-promises-none = 나눠 주기 전에 약속한 것이 없어요. 누군가 시드를 정했어요.
check-promises-what = 나눠 주기 전에 모두가 해시를 공개했고, 게임이 끝난 뒤 원래 값을 공개했어요. 값을 바꾸려면 해시가 같은 다른 값이 있어야 하는데, 그런 값은 아무도 찾을 수 없어요.
check-server = 서버
check-person = 라운드의 { $number }번째 사람
check-seat = 자리 { $seat }번
check-promised = 나눠 주기 전의 약속
check-opened = 게임 뒤에 공개한 값
check-opened-server = 게임 뒤에 공개한 값 (솔트, 비밀 순서)
check-hash = 공개한 값의 SHA-256
check-called-off = 그 전에 시작이 { $count }번 취소되어 모두 새로 약속했어요.
check-seed = 2. 시드
check-seed-what = 서버의 비밀과 자리들의 논스를 순서대로 이은 것의 SHA-256이에요.
check-seed-claimed = 기록의 값
check-seed-found = 계산한 값
check-draws = 3. 모든 추첨
check-draws-what = 수는 모두 시드에서 차례로 나온 거예요. 섞을 때는 카드마다 수를 하나씩 써요.
check-deal = 나눠 주기
check-move = 행동 { $number }
check-number = 0~{ $last } 중 { $result }
check-shuffled = { $count }장 섞음
check-before = 섞기 전
check-numbers = 시드에서 나온 수
check-after = 섞은 뒤 (여기서 계산)
check-moves = 4. 행동과 결과
check-moves-played = 서버가 규칙대로 행동 { $count }개를 다시 해 봤어요.
check-result-same = 기록에 있는 결과와 같아요.
check-moves-trust = 이 페이지는 규칙을 몰라요. 그 점에서 이 서버를 믿지 못하겠다면 기록을 저장해서 집에서 확인하세요: kotatsu verify
check-draw = 추첨 { $number }: 시드에서 나오는 것과 달라요.
check-hand = 추첨 { $number }: 자리 { $seat }번의 손패가 시드에서 나눠 주는 것과 달라요.
draw-name = { $name ->
    [leader] 누가 시작하는지
    [deck] 덱
    [scores] 모든 점수 카드
    [scores-above] 위 점수 카드
    [scores-below] 아래 점수 카드
    [cakes] 과자
    [pancakes] 팬케이크
    [gathered] Grautarlumma: 다시 섞은 덱
    [kneaded] Lummudeig: 플레이어들의 카드
    [die] 주사위 (0이 1)
    [gifts] 선물 카드
    [roofs] 지붕 카드
    [turned] 지붕 카드를 돌리는지
    [government] 정부 카드의 면
    [requests] 주민의 의뢰
   *[other] 추첨
}

## Me

me-title = 나
me-line = 계정도 비밀번호도 없어요. 쿠키로 이 브라우저를 기억해요.
me-name-saved = 저장했어요.
me-move-title = 다른 기기로 옮기기
me-move-line = 휴대폰으로 이것을 찍거나 거기서 링크를 여세요. 이름과 테이블이 따라가요. 10분 안에 한 번만 쓸 수 있어요.
me-move-make = 링크 만들기
me-qr = 다른 기기로 옮겨 주는 QR 코드

## Settings

settings-language = 언어
speed-half = ½×
speed-usual = 1×
speed-double = 2×
speed-instant = 즉시

## Ahead of time

ahead = 다음 행동 준비하기
ahead-how = { $cards ->
    [yes] 내 차례에 낼 카드를 누르세요. 그 카드를 낼 수 없을 때를 위해 다른 카드도 고를 수 있어요.
   *[no] 물어보면 어떻게 할지 고르세요.
}
ahead-prepared = 준비한 것: { $moves }
ahead-take-back = 준비한 것 취소하기
ahead-again = 다른 것을 고를 수 있을 때까지 되풀이하기
ahead-news = 기다리는 동안 다음 행동을 준비할 수 있어요. 이 줄 옆의 시계를 누르세요.
ahead-news-read = 알겠어요
ahead-dropped = { $why ->
    [otherwise] 준비한 것은 다른 질문을 위한 것이었어요. 지금 고르세요.
    [new-choice] 새로 고를 수 있는 것이 생겨서 이제 저절로 하지 않아요.
    [went-back] 행동이 되돌려져서 준비한 것이 사라졌어요.
    [bot] 봇이 대신 해서 준비한 것이 사라졌어요.
   *[other] 준비한 것을 지금은 할 수 없어요. 다시 고르세요.
}

## The others

people = 다른 사람들
reports = 신고

## The plain board

plain-table = 테이블 위
plain-hidden = 비공개 카드 { $count }장
plain-none = 없음
plain-many = 모두 { $count }개
plain-points = { $points }점
plain-points-hidden = ?점

## Board: Trico Roof

trico-board = 트리코 루프
trico-town-title = 지붕
trico-paint-title = 페인트
trico-hand-title = 내 선물
trico-government = 정부 의뢰
trico-residents = 주민 의뢰
trico-gifts = 선물
trico-order = 순서
trico-order-past = 지난 순서
trico-phase = { $number }/{ $of }단계
trico-over-title = 마지막 단계 뒤
trico-led = 리드: { $gift ->
    [B] 빵
    [W] 와인
    [S] 스카프
   *[C] 시가
}
trico-trump = 트럼프: { $gift ->
    [B] 빵
    [W] 와인
    [S] 스카프
   *[C] 시가
}
trico-paint = { $paint ->
    [R] 빨강
    [B] 파랑
   *[Y] 노랑
}
trico-gift = { $gift ->
    [B] 빵
    [W] 와인
    [S] 스카프
   *[C] 시가
} { $number }
trico-unit = 점
trico-roof = { $square } { $roof }.
trico-white = 색 없음
trico-paint-here = { $square }에 { $paint } 칠하기.
trico-now-roof = 이제 { $paint }{ JOSA($paint, "을", "를") } 칠할 지붕을 고르세요.
trico-now-corner = 이제 { $paint }{ JOSA($paint, "을", "를") } 칠할 귀퉁이를 고르세요.
trico-completes = { $request } 완성, { $points }점.
trico-painted-by = 이번 단계에 칠함: { $name }.
trico-pot = { $paint }, { $left }개 남음: 무엇이 완성되는지 보기
trico-pot-take = { $paint } 고르기, { $left }개 남음
trico-pot-taken = { $paint }, 이미 쓰임({ $name }), { $left }개 남음: 무엇이 완성되는지 보기
trico-place = { $who ->
    [gov] 정부 의뢰
   *[res] 주민 의뢰
} { $number }
trico-request = { $points }점, { $picture }.
trico-behind = 반대 면: { $points }점, { $picture }.
trico-score = { $request } 득점, { $points }점: { $picture }
trico-scored-by = 득점: { $names }.
trico-done = 완료
trico-score-now = { $points }점 얻기
trico-decline = 득점하지 않기
trico-any = 아무 색
trico-plain = { $paint }
trico-starred = 별 { $paint }
trico-over = {"; 그 아래 "}
trico-give = { $gift } 주기
trico-gave = { $name }: { $gift }.
trico-to-give = { $name }: 아직 안 줌.
trico-assists = 거들어요.
trico-rank = { $rank ->
    [1] 첫 번째로 칠해요.
   *[other] { $rank }번째로 칠해요.
}
trico-painted = { $square }에 { $paint } 칠함.
trico-points = { $points }점 득점.
## Board: Tower Of PanCakes

tower-guests = 손님들
tower-guest = { $plate ->
    [A] 애거사
    [B] 브루노
    [C] 칼
   *[D] 데이브
}
tower-colour = { $colour ->
    [Y] 노랑
    [B] 갈색
    [R] 빨강
   *[G] 초록
}
tower-plate = { tower-guest }, 접시 { $plate }
tower-card-short = { tower-colour } { $number }
tower-card = { tower-colour } { $number }, 대접 { $plate }, 굽기 { $pan }
tower-of-eight = { $count }/8
tower-high = { $count }층
tower-full = 가득
tower-closed = 닫힘
tower-closed-why = A, B, C 다음에 열림
tower-empty = 빈 접시예요.
tower-told = 아래부터: { $runs }.
tower-serve = { tower-guest }에게 { $count }장 대접. { $height }. { $told }
tower-usual-above = 8번째
tower-usual-below = 한 장
tower-extreme-above = 맨 위
tower-extreme-below = 최다
tower-score = { tower-guest } { $row ->
    [above] 위
   *[below] 아래
} 점수 카드, { $what ->
    [usual-above] 8번째 팬케이크 점수
    [usual-below] 1~7번째 팬케이크 한 장 점수
    [extreme-above] 맨 위 팬케이크 점수
   *[extreme-below] 그 아래 최다인 사람의 한 장 점수
}: { $points ->
    [none] 뒷면.
   *[other] { $points }.
}
tower-only-you = 내가 본 카드예요.
tower-lookers = 본 사람: { $names }.
tower-look = 이 카드 몰래 보기. { $words }
tower-trick = 트릭 { $number }/{ $of }
tower-led = 리드: { tower-colour }
tower-last = 지난 트릭
tower-first = 1등
tower-second = 2등
tower-bakes = 굽기
tower-first-short = 1
tower-second-short = 2
tower-bakes-short = –
tower-deciding = 고민 중
tower-nothing = 아직 안 냄
tower-face-down = { $card ->
    [none] 뒷면 카드
   *[other] { $card }, 뒷면
}
tower-spare = 공개
tower-heap = 버림
tower-serving = { $count }/{ $baked }
tower-kitchen = 내 주방: 구운 것 { $baked }, 반죽 { $dough }
tower-baked = 구움
tower-dough = 반죽
tower-so-far = 지금까지 { $count }장
tower-taken = 가져온 트릭
tower-down-played = 뒷면 카드를 이미 냄
tower-down-left = 뒷면 카드를 아직 안 냄
tower-hand = 내 손패, { $count }장
tower-card-not = { $words }: 지금은 안 돼요
tower-play = { $words } 내기
tower-play-down = 뒷면으로 내기: { $words }
tower-turn = 뒷면으로 내기
## Board: Itadaki Sashiage

itadaki-board = 탑, 트릭, 손패
itadaki-unseen = 아직 못 본 카드
itadaki-card = { $fruit ->
    [R] 딸기
    [B] 블루베리
    [Y] 바나나
   *[G] 키위
} { $face }{ $number ->
    [none] {""}
   *[other] {" "}(숫자 { $number })
}
itadaki-towers = { $mine ->
    [yes] 내 탑
   *[no] { $owner } 님의 탑
}
itadaki-first-yours = 내 첫 탑
itadaki-first-all = 모두 첫 탑을 쌓는 중
itadaki-slot-top = 맨 위: 모두에게 보임
itadaki-slot-hidden = 그 아래: 비공개
itadaki-stacked = 지금까지 쌓은 것, 아래부터: { $cards }
itadaki-no-tower = 아직 빈 접시예요
itadaki-tower = { $mine ->
    [yes] 내 탑
   *[no] { $owner } 님의 탑
} { $number }: 맨 위 { $top }, { $height }장.
itadaki-under = 그 아래: { $cards }.
itadaki-total = 합계
itadaki-now = 이번 라운드 { $points }
itadaki-moved = 찬스로 옮긴 카드
itadaki-spoiled = X 리드: 0
itadaki-ready = 준비됨
itadaki-take-here = 이타다키: 가져오기 ↓
itadaki-give-here = 사시아게: 주기 ↑
itadaki-onto-here = 여기에 놓기
itadaki-stack = { $card } 쌓기
itadaki-play = { $card } 내기
itadaki-play-x = { $card } 내고 숫자 고르기
itadaki-take = 이타다키: { $owner } 님의 탑 { $number }에서 { $top } 가져오기
itadaki-give = 사시아게: 내 탑 { $number }에서 { $top } 주기
itadaki-onto = { $mine ->
    [yes] 내 탑
   *[no] { $owner } 님의 탑
} { $number }, { $top } 위에 { $card } 놓기
itadaki-put = { $mine ->
    [yes] { $card } 주기: 어느 탑에 놓을까요?
   *[no] { $card } 가져오기: 내 탑 어디에 놓을까요?
}
itadaki-back = 도로 놓기
itadaki-declare = { $card }, 어떤 숫자로 할까요?
itadaki-matches = 찬스!
itadaki-hand = 내 손패
itadaki-table = 트릭
itadaki-trick = 라운드 { $round }/{ $rounds } · 트릭 { $number }/{ $of }
itadaki-round = 라운드 { $number }/{ $of } · 마지막 카드
itadaki-chance = { $mine ->
    [yes] 내 팬케이크 찬스!
   *[no] { $name } 님의 팬케이크 찬스
}
itadaki-won = { $mine ->
    [yes] 내가 이 트릭을 이겼어요
   *[no] { $name } 님이 이 트릭을 이겼어요
}
itadaki-led = 리드: { $fruit ->
    [R] 딸기
    [B] 블루베리
    [Y] 바나나
   *[G] 키위
}
itadaki-to-lead = { $mine ->
    [yes] 내가 선이에요
   *[no] { $name } 님이 선이에요
}
itadaki-played = { $name }: { $card }
itadaki-wins = 승리
itadaki-last = 지난번
itadaki-ending = { $round }라운드 끝
itadaki-col-tops = 맨 위
itadaki-col-towers = 탑
itadaki-col-moved = 옮김
itadaki-col-points = 점수
## Board: Cookie Thief

cookie-told = { $name } – { $english }. { $text }
cookie-effect = { $second ->
    [yes] { $name } ({ $english }): { $gist } 나머지 한 명은 누구로 할까요?
   *[no] { $name } ({ $english }): { $gist } 누구를 고를까요?
}

cookie-name-1 = Kleina
cookie-name-2 = Piparkaka
cookie-name-3 = Laufabrauð
cookie-name-4 = Lakkrístoppur
cookie-name-5 = Randalína
cookie-name-6 = Hjónabandssæla
cookie-name-7 = Hnallþóra
cookie-name-8 = Tóm krús
cookie-name-K1 = Kleina með kaffi
cookie-name-K2 = Piparkaka með kaffi
cookie-name-K3 = Laufabrauð með kaffi
cookie-name-K4 = Lakkrístoppur með kaffi
cookie-name-K5 = Randalína með kaffi
cookie-name-K6 = Hjónabandssæla með kaffi
cookie-name-G = Grautarlumma
cookie-name-H = Hálfbökuð lumma
cookie-name-K = Lumma með kaffi
cookie-name-D = Lummudeig
cookie-name-S = Lummustafli
cookie-name-T = Tvílumma
cookie-name-U = Upphituð lumma
cookie-name-V = Viðbrennd lumma

cookie-english-1 = 꽈배기 도넛
cookie-english-2 = 생강 과자
cookie-english-3 = 잎사귀 빵
cookie-english-4 = 감초 머랭
cookie-english-5 = 층층 케이크
cookie-english-6 = 금실 케이크
cookie-english-7 = 거대 케이크
cookie-english-8 = 빈 단지
cookie-english-K1 = 꽈배기 도넛과 커피
cookie-english-K2 = 생강 과자와 커피
cookie-english-K3 = 잎사귀 빵과 커피
cookie-english-K4 = 감초 머랭과 커피
cookie-english-K5 = 층층 케이크와 커피
cookie-english-K6 = 금실 케이크와 커피
cookie-english-G = 죽 팬케이크
cookie-english-H = 덜 구운 팬케이크
cookie-english-K = 팬케이크와 커피
cookie-english-D = 팬케이크 반죽
cookie-english-S = 팬케이크 더미
cookie-english-T = 쌍둥이 팬케이크
cookie-english-U = 다시 데운 팬케이크
cookie-english-V = 탄 팬케이크

cookie-gist-1 = 상대의 과자를 맞히면 상대가 탈락해요.
cookie-gist-2 = 원하면 상대의 카드를 봐요.
cookie-gist-3 = 상대와 비교해서 낮은 쪽이 탈락해요.
cookie-gist-4 = 다음 과자를 낼 때까지 아무도 나를 못 골라요.
cookie-gist-5 = 한 명이 버리고 새로 뽑아요.
cookie-gist-6 = 상대와 손패를 바꿔요.
cookie-gist-7 = 효과 없음. 커피와 함께 들면 꼭 내야 해요.
cookie-gist-8 = 놓치면 탈락하고 1점을 잃어요.
cookie-gist-K1 = 모든 상대의 과자를 맞혀 봐요.
cookie-gist-K2 = 내 카드를 비밀 카드와 바꿔요.
cookie-gist-K3 = 두 명이 비교해서 낮은 쪽이 탈락해요.
cookie-gist-K4 = 표적을 정해요. 모두 그 사람을 골라야 해요.
cookie-gist-K5 = 두 명이 버리고 새로 뽑아요.
cookie-gist-K6 = 두 명이 손패를 바꿔요.
cookie-gist-G = 공개된 과자가 모두 덱으로 돌아가요.
cookie-gist-H = 뽑아요. 이번 차례 뒤 차례 방향이 바뀌어요.
cookie-gist-K = 커피를 든 사람은 모두 탈락해요.
cookie-gist-D = 모든 손패를 섞어 다시 나눠요.
cookie-gist-S = 공개된 과자가 가장 높은 사람이 다음이에요.
cookie-gist-T = 두 장 뽑고 두 장 내요.
cookie-gist-U = 탈락한 한 명이 돌아와요.
cookie-gist-V = 차례가 끝나요.

cookie-text-1 = 상대 한 명을 고르고 과자 이름을 대요. 두 가지 Kleina는 안 돼요. 상대가 든 카드와 정확히 같으면(커피가 있고 없고도 따져요) 그 상대는 탈락해요.
cookie-text-2 = 상대 한 명의 카드를 보거나, 아무것도 보지 않아요. 나만 봐요.
cookie-text-3 = 상대 한 명과 서로 카드를 보여 줘요. 값이 낮은 쪽이 탈락하고, 같으면 아무 일도 없어요.
cookie-text-4 = 내가 다른 과자를 내려놓을 때까지 남의 과자는 나를 고를 수 없고, Lumma með kaffi, Lummudeig, Grautarlumma도 나와 내 손패와 이 카드를 건드리지 않아요.
cookie-text-5 = 한 명을 골라요. 나여도 돼요. 그 사람은 카드를 효과 없이 버리고 새로 뽑아요. 과자를 못 얻으면 탈락해요. 빈 단지를 버린 사람은 탈락하고 1점을 잃어요.
cookie-text-6 = 상대 한 명과 손패를 바꿔요.
cookie-text-7 = 아무 효과도 없어요. 하지만 과자를 낼 때 með kaffi 과자와 함께 들고 있으면 이것을 내야 해요.
cookie-text-8 = 빈 단지를 내거나 버린 사람은 탈락하고 1점을 잃으며, 라운드가 바로 끝나요. 이것을 손에 들고 라운드를 이기면 1점을 더 얻어요.
cookie-text-K1 = 모든 상대에게 차례로 과자 이름을 대요. 두 가지 Kleina는 안 돼요. 바로 그 카드를 든 사람은 탈락해요.
cookie-text-K2 = 남은 내 카드를 비밀 카드와 바꿔요.
cookie-text-K3 = 두 명을 골라요. 나도 낄 수 있어요. 서로 카드를 보여 주고 값이 낮은 쪽이 탈락해요. 같으면 아무 일도 없어요.
cookie-text-K4 = 상대 한 명을 표적으로 삼아요. 내가 다른 과자를 내려놓을 때까지, 남들의 과자는 할 수 있는 한 그 사람을 골라야 해요.
cookie-text-K5 = 두 명을 골라요. 나도 낄 수 있어요. 첫 번째 사람이 버리고 뽑은 다음 두 번째 사람이 해요. 과자를 못 얻으면 탈락해요. 빈 단지를 버린 사람은 탈락하고 1점을 잃어요.
cookie-text-K6 = 두 명을 골라요. 나도 낄 수 있어요. 둘이 손패를 바꿔요.
cookie-text-G = 내려놓거나 버린 과자가 모두 덱으로 돌아가고 덱을 섞어요. 효과 중인 Lakkrístoppur는 남고, 표적은 풀려요. 그런 다음 뽑아요.
cookie-text-H = 다시 뽑아요. 이번 차례가 끝나면 차례 방향이 거꾸로 돼요.
cookie-text-K = 보호받지 않으면서 með kaffi 과자를 든 사람은 모두 한꺼번에 탈락해요. 아무것도 뽑지 않아요.
cookie-text-D = 보호받지 않는 모두의 카드를 함께 섞어 다시 나눠요. 그런 다음 뽑아요.
cookie-text-S = 아무것도 뽑지 않아요. 지금 앞에 공개된 과자가 가장 높은 사람이 다음 차례예요. 같으면 이 카드를 뽑은 사람이 골라요.
cookie-text-T = 두 장을 뽑고 두 장을 내요. 팬케이크가 먼저고, 낸 것으로 쳐요. 그다음 과자가 한 장 남을 때까지 내요. 두 장 중 첫 장을 낼 때 나머지 중 어느 것이 손패인지 정해요. 그 카드를 비교하고 바꾸고 버리며, 그때 라운드가 끝나면 그 카드로 따져요.
cookie-text-U = 탈락한 사람을 한 명 골라요. 그 사람은 과자를 뽑고 돌아와요. 나는 아무것도 뽑지 않아요.
cookie-text-V = 차례가 바로 끝나요. Tvílumma로 뽑았다면 과자가 한 장 남도록 버려요. 기다리던 팬케이크는 읽지 않아요.

cookie-about = { $name } 설명
cookie-value = 값 { $value }
cookie-copies = 상자에 { $copies }장
cookie-kind-wool = 과자
cookie-kind-rust = 커피와 과자
cookie-kind-slate = 빈 단지
cookie-kind-moss = 팬케이크

cookie-round = { $round }라운드
cookie-race = { $points }점 먼저 내기
cookie-rounds = / { $rounds }라운드
cookie-deck = 덱
cookie-deck-count = 덱: { $count }장
cookie-secret = 비밀 카드
cookie-secret-hidden = 비밀 카드: 아무도 몰라요
cookie-secret-known = 비밀 카드: { $name }, 나만 알아요
cookie-discards = 버림
cookie-discards-open = { $count ->
    [0] 버린 더미: 비어 있음
   *[other] 버린 더미: { $count }장
}
cookie-book = 카드
cookie-book-title = 모든 카드
cookie-clockwise = 시계 방향
cookie-reversed = 반대 방향
cookie-reversing = 이번 차례 뒤 방향 바뀜
cookie-next = 다음은 { $name }
cookie-just-now = 방금
cookie-nothing-yet = 과자를 나눠 가졌어요. 빈 단지는 어디 있을까요?

cookie-points = { $points }점
cookie-standing-safe = 안전
cookie-standing-marked = 표적
cookie-standing-out = 탈락
cookie-no-cakes = 아직 없음
cookie-only-you = 나만 알아요
cookie-place = { $name }: 자세히
cookie-you-know = 내가 아는 것: { $name }
cookie-maybe = 어쩌면 { $name }
cookie-not = { $cards } 없음
cookie-equal = 값이 같은 카드: { $names }
cookie-seen-by = 이 카드를 아는 사람: { $names }
cookie-seen-by-you = 내 카드를 아는 사람: { $names }
cookie-among = { $name }: { $names } 중 한 곳에 있어요.
cookie-a-card-of = 손패 { $count }장
cookie-known-title = 손패에 대해 알려진 것
cookie-known-nothing = 아직 없어요.
cookie-laid-title = 낸 카드
cookie-points-title = 점수
cookie-tally = 이긴 라운드: { $won }. 단지를 들고 이김: { $jar }. 단지로 들킴: { $caught }.
cookie-standing-text-safe = { $seat ->
    [you] 안전: 남의 과자가 나를 고를 수 없어요.
   *[other] 안전: 남의 과자가 이 사람을 고를 수 없어요.
}
cookie-standing-text-marked = { $seat ->
    [you] { $name } 님의 표적: 남의 과자는 나를 골라야 해요.
   *[other] 표적(건 사람: { $name }): 남의 과자는 이 사람을 골라야 해요.
}
cookie-standing-text-out = 이번 라운드에서 탈락했어요.

cookie-hand = 내 손패
cookie-hand-empty = 탈락했어요. 다음 라운드를 기다려요.
cookie-play = { $name } 내기
cookie-hold = 지금은 { $name }{ JOSA($name, "을", "를") } 손패로
cookie-hold-asked = { $question } { $use ->
    [guess] 맞혀서 라운드가 끝나면 그 카드로 따져요.
    [compared] 그 카드만 비교해요.
    [compared-if] 내가 끼면 그 카드만 비교해요.
    [discarded] 나를 고르면 그 카드만 버려요.
    [discarded-if] 내가 끼면 그 카드만 버려요.
    [swapped] 그 카드만 바꿔요.
    [swapped-if] 내가 끼면 그 카드만 바꿔요.
   *[alike] 이번에는 어느 쪽이든 같아요.
} 그다음 둘 중 한 장을 내요.
cookie-hold-tag = { $use ->
    [compared] 이걸 비교하기
    [compared-if] 이걸 비교하기
    [swapped] 이걸 바꾸기
    [swapped-if] 이걸 바꾸기
   *[other] 지금 내 손패
}
cookie-discard = { $name } 버리기
cookie-nobody = 아무도 안 고름
cookie-yourself = 나
cookie-first-chosen = 먼저 고름
cookie-only-marked = { $name } 님을 골라야 함
cookie-left = { $count ->
    [0] 모두 나옴
   *[other] { $count }장 안 나옴
}
cookie-name-it = { $name }, { $left }
cookie-ruled-out = 이건 아님
cookie-sure = 이미 아는 카드
cookie-pick-player = 사람 고르기
cookie-pick-cake = 과자 이름 대기
cookie-pick-pancake = 팬케이크 고르기
cookie-first = { $name } 먼저

cookie-discards-title = 버린 더미
cookie-discards-how = 낸 과자는 낸 사람 앞에 남아요. 여기에는 버린 카드, 탈락한 사람의 과자, 팬케이크가 있어요.
cookie-discards-none = 아직 버린 카드가 없어요.
cookie-discards-cakes = 과자
cookie-discards-pancakes = 이번 라운드에 나온 팬케이크

cookie-end-caught = { $seat ->
    [you] 도둑은 나였어요!
   *[other] 도둑은 { $name } 님이었어요!
}
cookie-end-kept = { $seat ->
    [you] 도둑은 나였어요. 그리고 무사히 빠져나갔죠!
   *[other] 도둑은 { $name } 님이었어요. 그리고 무사히 빠져나갔죠!
}
cookie-end-none = 도둑을 찾지 못했어요
cookie-how-laid = { $seat ->
    [you] 모두가 보는 앞에 빈 단지를 내려놓았어요.
   *[other] { $name } 님이 모두가 보는 앞에 빈 단지를 내려놓았어요.
}
cookie-how-named = { $by ->
    [you] 내가 빈 단지를 불렀고, 딱 맞았어요.
   *[other] { $by_name } 님이 빈 단지를 불렀고, 딱 맞았어요.
}
cookie-how-discarded = { $by ->
    [none] { $card } 때문에 { cookie-whom } 빈 단지를 버려야 했어요.
    [you] 내 { $card } 때문에 { cookie-whom } 빈 단지를 버려야 했어요.
   *[other] { $by_name } 님의 { $card } 때문에 { cookie-whom } 빈 단지를 버려야 했어요.
}
cookie-whom = { $seat ->
    [you] 내가
   *[other] { $name } 님이
}
cookie-how-coffee = 커피가 한 바퀴 돌았고, 그 옆에 빈 단지가 있었어요.
cookie-how-kept = 라운드가 끝날 때 빈 단지는 손안에 있었어요.
cookie-how-none = 빈 단지는 누구의 손에도 없었어요.
cookie-why-last = { $seat ->
    [you] 마지막까지 남아 라운드를 이겼어요.
   *[other] { $names } 님이 마지막까지 남아 라운드를 이겼어요.
}
cookie-why-highest = { $seat ->
    [you] 가장 높은 과자를 들고 라운드를 이겼어요.
   *[other] { $names } 님이 가장 높은 과자를 들고 라운드를 이겼어요.
}
cookie-why-plate = { $seat ->
    [you] 동점이에요: 가장 높은 손패가 같지만, 공개된 내 과자의 합이 더 커서 라운드를 이겼어요.
   *[other] 동점이에요: 가장 높은 손패가 같지만, 공개된 과자의 합이 더 큰 { $names } 님이 라운드를 이겼어요.
}
cookie-why-shared = 동점이에요: 가장 높은 손패도, 공개된 과자의 합도 같아요. 라운드 공동 승리: { $names }. 각자 1점을 얻어요.
cookie-why-nobody = 아무도 남지 않아서 라운드의 승자가 없어요.
cookie-end-table = { $round }라운드 결과
cookie-end-player = 플레이어
cookie-end-card = 카드
cookie-end-change = 점수
cookie-end-total = 합계
cookie-end-winner = 승리
cookie-end-thief = 도둑
cookie-end-laid = 낸 합 { $sum }
cookie-out-named = { $by ->
    [you] 내가 맞힘
   *[other] { $by_name } 님이 맞힘
}
cookie-out-compared = { $by ->
    [you] 나보다 낮음
   *[other] { $by_name } 님보다 낮음
}
cookie-out-coffee = 커피 과자
cookie-out-empty = 새 과자 없음
cookie-end-lot = 그중 누가 다음 라운드를 시작할지는 제비로 뽑았어요.
cookie-end-on = { $round }라운드로
## Board: Cat Tower

cat-item = { $item ->
    [house] 집
    [yarn] 털실
    [butterfly] 나비
    [bowl] 밥그릇
    [cushion] 방석
   *[mouse] 쥐
}
cat-an-item = { cat-item }
cat-item-scores = { $item ->
    [house] 바로 고양이 한 마리의 점수를 내요: 집 수 × 그 고양이의 아이템 수.
    [yarn] 열마다 가장 많으면 9점, 두 번째로 많으면 3점.
    [butterfly] 2점, 그리고 발자국 하나.
    [bowl] 옆에 있는 아이템 한 종류마다 2점.
    [cushion] 놓인 층수만큼 점수.
   *[mouse] 2마리 무리는 4점, 3마리는 9점, 4마리는 16점.
}
cat-cat = { $cat ->
    [house] 집 고양이
    [yarn] 털실 고양이
    [butterfly] 나비 고양이
    [bowl] 밥그릇 고양이
    [cushion] 방석 고양이
   *[mouse] 쥐 고양이
}
cat-colour = { $colour ->
    [ochre] 황토
    [red] 빨강
    [green] 초록
    [blue] 파랑
    [purple] 보라
   *[other] { $colour }
}
cat-cost = { $cost ->
    [0] 발자국 없이
   *[other] 발자국 { $cost }개로
}

cat-sheet-own = 내 시트
cat-sheet-of = { $name } 님의 시트
cat-sheets = 다른 사람들의 시트
cat-open-sheet = { $name } 님의 시트 열기, { $marked ->
    [0] 아직 그린 칸 없음
   *[other] { $marked }칸 그림
}, { cat-ready }
cat-floors = 층
cat-floor = { $floor }층
cat-sign = { $column }열, { cat-colour }: { $state ->
    [large] 먼저 채움, { $large }점
    [small] 나중에 채움, { $small }점
    [gone] 첫 보너스 { $large }점은 나감, 채우면 { $small }점
   *[open] 먼저 채우면 { $large }점, 나중엔 { $small }점
}
cat-rope = { $hex }: 밧줄
cat-hex-empty = { $hex }: 비어 있음
cat-hex-house = { $hex }: 비어 있음, 집 그림 있음
cat-hex-item = { $hex }: { $item }
cat-hex-drawn = { $hex }: { $item }, 연필로
cat-hex-one = { $state }. { cat-cost } { $item } 그리기
cat-hex-several = { $state }. 아이템 { $count }개 중 고르기, 발자국 { $cost }개부터

cat-cats = 고양이
cat-cat-waits = { $name }: 아직 점수 없음
cat-footprints = 발자국: 쓸 수 있음 { $ready }, 썼음 { $spent }, 아직 빈 것 { $left }
cat-ready = 쓸 수 있는 발자국 { $ready }개
cat-total = { $total }점

cat-columns = 다 찬 열 { $complete }/{ $all }. 누가 { $all }개를 채우면 게임이 끝나요
cat-round = { $round }라운드
cat-first = 주사위를 굴리고 먼저 고름
cat-dice = 주사위
cat-take = { $die } 고르기: { $item } 또는 { $die }층
cat-die-own = 내 주사위: { $die }
cat-die-taken = 고른 주사위: { $die }
cat-die-middle = 가운데 { $die }
cat-die-left = 모두의 주사위: { $die }
cat-yours = 내 것
cat-left = 남음

cat-tray = 아이템
cat-number = { $number }: { $item }
cat-show = { $number }: { $item } 놓을 곳 보기, 발자국 { $cost }개부터
cat-mark = { cat-cost } { $hex }에 { $item } 그리기
cat-which-item = { $hex }에 무엇을 그릴까요?
cat-which-cat = { $hex }에 집: 어느 고양이의 점수를 낼까요?
cat-score = { $name }: { $houses } × { $items } = { $points }
cat-times = { $houses }×{ $items }
cat-back = 다른 칸 고르기
cat-back-short = 다른 칸
cat-pass = { $full ->
    [yes] 패스. 표시할 발자국이 안 남음
   *[no] 패스하고 발자국 표시
}
cat-pass-short = 패스

cat-scores = 지금까지 점수
cat-category = { $category ->
    [cats] 고양이
    [columns] 열
    [yarn] 털실
    [butterfly] 나비
    [bowl] 밥그릇
    [cushion] 방석
   *[mouse] 쥐
}

## Your page

somebody = 누군가
you-link = 내 게임과 실력

## Clubs, tournaments and big screens

clubs-title = 내 클럽
clubs-line = 클럽은 우리만의 방이에요. 링크, 테이블, 순위와 대회가 있어요.
clubs-new = 클럽 만들기
clubs-name = 클럽 이름
lobby-screen = 모두 함께 보는 큰 화면용
screen-title = 큰 화면
screen-turn = { $names } 차례
screen-waits = 플레이어를 기다려요
round-sealed = 다른 테이블이 아직 같은 카드로 하고 있어요. 마지막 테이블이 끝나면 공개돼요.
round-back = 대회로
round-of = { $name } 라운드 { $number }

## 하우스 에디션

workshop-link = 공방
house-edition = 하우스 에디션: { $title }
shipped-edition = 에디션: { $title }
house-short = 하우스 에디션
house-note = 게임에 원래 있는 수와 다른 수로 해요. 테이블의 모두에게 그렇게 보여요.
