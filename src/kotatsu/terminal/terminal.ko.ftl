# What the terminal itself says; everything about a game stands in its own narration.

## Names

you = 나
guest = 게스트
guest-number = 게스트 { $number }
names-and = { $names }{ JOSA($names, "과", "와") } { $last }
names-none = 없음

## At the table

# A long move still fits behind it: what else there is stands in the help.
keys = ? 힌트  u 되돌리기  l 로그  c 카드  r 규칙  h 도움말  q 나가기
prompt = ›
learn-keys = Enter 다음  b 뒤로  x 길잡이-없이  q 나가기
learn-other-move = 그건 나중에 해요. { $words }
learn-none = { $game }에는 길잡이와 함께하는 첫 판이 없어요.
welcome = 어서 오세요! 행동의 번호를 입력하세요. 도움말은 h.
welcome-back = 다시 오셨네요. 지금까지 행동 { $count }번을 했어요.
thinking = { $name } 님이 생각 중 …
pass-keyboard = { $name } 님에게 키보드를 넘겨 주세요.
pass-keyboard-why = 지금 화면에는 누구의 카드도 보이지 않아요.
pass-keyboard-enter = { $name } 님, Enter를 누르면 카드가 보여요 ›
pages = { $page }/{ $pages }쪽: Enter 계속, b 뒤로, q 테이블로 ›
back-to-table = Enter를 누르면 테이블로 ›
yes-or-no = y 또는 n ›
answers-yes = y 네 예
answers-no = n 아니요 아니오 아뇨
to-the-sheet = Enter를 누르면 점수표 ›
go-on = Enter를 누르면 계속 ›

## Answers to what was typed

no-such-number = { $last ->
    [1] 행동은 하나뿐이에요. 1을 입력하세요.
   *[other] 행동 { $number }번은 없어요. 1부터 { $last }까지 입력하세요.
}
no-such-move = “{ $text }”? 모르겠어요. { $last ->
    [1] 번호 1이나
   *[other] 1~{ $last }의 번호나
} { $example } 같은 행동, 또는 h를 입력하세요.
not-now = { $text }: 지금은 할 수 없어요. { $why }.
taken-back = 물렀어요: { $move }.
undo-nothing = 무를 것이 없어요. 아직 행동하지 않았어요.
undo-others-moved = 그 뒤 { $name } 님이 행동해서 혼자 무를 수 없어요. uu로 물어보세요.
undo-learned = 그 행동으로 누군가 새로운 것을 알게 되어 혼자 무를 수 없어요. uu로 물어보세요.
undo-bots-agree = 봇들은 괜찮대요. 물렀어요: { $move }.
undo-ask-people = 모두 무르기에 동의하나요? { $move }
undo-refused = 그대로 둬요.
quit-kept = 테이블을 떠날까요? 게임은 { $file }에 남아 있어요. 같은 명령으로 이어서 해요.
quit-lost = 테이블을 떠날까요? 이 게임은 저장되지 않아요(--log 파일로 시작하면 이어서 할 수 있어요).
goodbye = 안녕히 가세요! 코타츠는 늘 따뜻해요.
goodbye-kept = 안녕히 가세요! 코타츠는 늘 따뜻하고, 게임은 { $file }에서 기다려요.

## Hints

hint-only = 할 수 있는 행동은 하나뿐이에요: { $best }.
hint-best = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요.
hint-and-equal = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. 머릿속으로 이어서 해 보니 “{ $next }” 쪽도 똑같이 자주 이겼어요.
hint-and-close = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. 머릿속으로 이어서 해 보니 “{ $next }” 쪽도 거의 똑같이 자주 이겼어요.
hint-and-behind = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. “{ $next }” 쪽은 이길 가능성이 조금 낮아요.
hint-and-far = 저라면 “{ $best }”{ JOSA($best, "을", "를") } 고르겠어요. “{ $next }” 쪽은 이길 가능성이 훨씬 낮아요.
hint-move = { $number }: { $words }
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
hint-thinking = 생각해 볼게요 …

## Titles of pages

title-log = 지금까지 있었던 일
title-rules = 이번 결정의 규칙
title-sheet = 지금까지의 점수표
title-final = 점수표
title-card = 요약 카드
title-help = 조작 방법
log-empty = 아직 아무 일도 없었어요.
card-missing = { $game }에는 요약 카드가 없어요.
rules-missing = 여기에는 { $game } 규칙서가 없어요.

help-move = 행동의 번호나 표기를 입력하세요: { $example }.
help-hint = 잘하는 사람이라면 무엇을 왜 할지
help-undo = 아무도 그 행동으로 알게 된 것이 없으면 마지막 행동 되돌리기
help-undo-all = 남들이 행동한 뒤라도 동의하면 무르기 (봇은 동의해요)
help-log = 지금까지 있었던 모든 일을 글로
help-sheet = 지금까지의 점수표
help-card = 요약 카드: 상자에 무엇이 있고 무슨 일을 하는지
help-rules = 지금 묻는 결정의 규칙
help-quit = 테이블 떠나기
help-marks = 사람마다 표시와 색이 있고, 카드마다 색을 나타내는 글자가 있어요.

## The score sheet

sheet-total = 합계
sheet-hidden = ?는 끝날 때까지 비공개예요.
result-you-win = { $points }점으로 이겼어요!
result-wins = { $name } 님이 { $points }점으로 이겼어요.
result-shared = { $names } 님이 { $points }점으로 공동 승리예요.
result-nobody = 승자가 없어요.
record-written = 기록은 { $file }에 있어요. kotatsu replay { $file } 명령으로 다시 보고, kotatsu verify { $file } 명령으로 확인해요.

## Watch

watch-result = 게임 { $number }: { $scores } — { $winners }
watch-summary = 게임 { $games }판, 시드는 { $seed }부터
watch-column-wins = 승리
watch-column-mean = 평균
watch-column-best = 최고

## Replay

replay-where = 행동 { $number }/{ $of }
replay-start = 첫 행동 전
replay-keys = Enter 다음  b 뒤로  번호 이동  a 처음  e 끝  s 점수  q 나가기
replay-unknown = “{ $text }”? 모르겠어요. Enter 다음, b 뒤로, 숫자로 이동, e 끝으로, q 나가기.

## Verify

verify-title = { $file }: 이상 없음
verify-game = 게임 { $title }, { $players }명
verify-edition = 에디션 { $name } ({ $hash })
verify-server = 서버의 비밀이 나눠 주기 전에 약속한 그대로임 ({ $hash })
verify-nonces = { $count ->
    [0] 앉은 사람이 없어서 시드가 그 비밀에서만 나옴
    [1] 한 사람의 논스가 약속 그대로임. 시드가 그것과 그 비밀에서 나옴
   *[other] { $count }명의 논스가 모두 약속 그대로임. 시드가 그것들과 그 비밀에서 나옴
}
verify-round = { $count ->
    [0] 대회 { $number }라운드에 사람이 없어서 모든 테이블의 시드가 그 비밀에서만 나옴
    [1] 한 사람의 논스가 약속 그대로임. { $number }라운드 모든 테이블의 시드가 그것과 그 비밀에서 나옴
   *[other] { $count }명의 논스가 모두 약속 그대로임. { $number }라운드 모든 테이블의 시드가 그것들과 그 비밀에서 나옴
}
verify-not-opened = { $count }명이 약속한 것을 제때 열지 않아 시드에 들어가지 않음
verify-called-off = 나눠 주기 전에 시작이 { $count }번 취소되어 모두 새로 약속함
verify-seed = 시드 { $seed }: 다시 나눠도 같은 테이블
verify-moves = { $count ->
    [1] 행동 하나가 규칙에 맞음
   *[other] 행동 { $count }개가 순서대로 모두 규칙에 맞음
}
verify-result = 결과는 기록대로 { $scores }, 그리고 { $winners }
verify-abandoned = 테이블은 거기서 결과 없이 포기됨
verify-winner = { $count ->
    [0] 승자 없음
    [1] { $names } 님 승리
   *[other] { $names } 님 공동 승리
}

## Bots against bots

arena-deals = 배분
arena-title = { $title }, { $players }명
arena-count = 배분 { $deals }가지로 게임 { $games }판, 모든 봇이 모든 자리에서
arena-column-share = 승률 (95 %)
arena-column-even = 균등 대비
arena-column-points = 평균 점수
arena-column-rating = 레이팅

## A game looked over

analyse-moves = 행동
analyse-title = { $title }: 그때 알 수 있었던 만큼으로 본 결정 하나하나의 가치
analyse-better = { $move } 쪽이 { $loss } 더 나음
analyse-seat = { $name } 님이 놓친 것은 모두 { $loss }. { $marked ->
    [0] 눈에 띄는 결정은 없어요.
   *[other] 눈에 띄는 결정이 { $marked }개 있어요.
}
analyse-turning-point = 승부처는 행동 { $number }: { $name } 님이 { $best } 대신 { $move } 쪽을 골라 { $loss } 손해를 봤어요.
analyse-line = { $move } 다음에는 이렇게 이어졌을지도 몰라요: { $line }.
analyse-no-turning-point = 이 게임을 뒤집은 결정은 없어요. 아무도 크게 놓치지 않았어요.

## Tables of a server

your-name = 이름이 뭔가요? Enter: { $usual } ›
title-chat = 나눈 이야기
title-links = 이 테이블에 초대하는 법
hall-title = { $server }의 테이블
hall-mine = 내 테이블
hall-waiting = 사람을 기다리는 중
hall-empty = 기다리는 테이블이 없어요. n으로 만드세요.
hall-more = … 더 있어요. m으로 보세요.
hall-free = { $free ->
    [0] 자리 없음
   *[other] 빈자리 { $free }개
}
hall-running = 진행 중
hall-your-turn = 내 차례!
hall-keys = 번호 앉기  n 새로  m 더  Enter 새로고침  q 나가기
hall-unknown = “{ $text }”? 모르겠어요. 테이블 번호, 새 테이블은 n, 더 보려면 m, 또는 q를 입력하세요.

hall-clubs = 내 클럽
club-here = 여기 있는 사람: { $names }{ $away ->
    [0] {""}
   *[other] {" "}(지금 없는 사람 { $away }명)
}
club-evening = 다음 모임: { $title }, { $time }
club-tables = 테이블
club-no-tables = 열린 테이블이 없어요. n으로 만들 수 있어요.
club-cups = 대회
club-span-evening = 이번 모임, 또는 지난 모임
club-span-month = 지난 30일
club-span-all = 처음부터 모두
club-counted = { $points }점 · { $games }판 · { $wins }승
club-nothing-counted = 아직 셈에 들어간 게임이 없어요.
club-points = 내가 앞선 사람마다 점수가 돼요. 네 명 테이블이면 12, 8, 4, 0점이에요.
club-keys = 번호 그리로  n 새 테이블  s 순위표  Enter 다시 보기  q 나가기
club-keys-standing = s 다른 기간  Enter 방으로  q 나가기
club-unknown = “{ $text }”? 모르겠어요. 번호, 새 테이블은 n, 순위표는 s, 또는 q를 입력하세요.
cup-round-of = { $of }라운드 중 { $number }라운드
cup-stage-gathering = 다음 라운드를 받는 중
cup-stage-opening = 테이블이 정해졌어요
cup-stage-playing = 라운드를 하는 중
cup-stage-over = 대회가 끝났어요.
cup-tables-done = 테이블 { $of }개 중 { $done }개가 끝났어요
cup-you-are-ready = 참가해요. 테이블이 정해질 때까지 여기서 기다리세요
cup-you-are-not-ready = 참가하려면 r
cup-counted = { $points }점 · 같은 카드 { $same } · 만난 상대 { $met }
cup-keys-enter = e 참가하기  c 클럽  Enter 다시 보기  q 나가기
cup-keys-ready = r 다음 라운드에 참가하기  l 그만두기  c 클럽  q 나가기
cup-keys-wait = Enter 다시 보기  l 그만두기  c 클럽  q 나가기
cup-keys-table = t 내 테이블로  c 클럽  Enter 다시 보기  q 나가기
cup-keys-over = c 클럽  q 나가기
cup-unknown = 지금 여기서 “{ $text }”{ JOSA($text, "은", "는") } 쓸 수 없어요.

new-title = 새 테이블
new-facts = { $few }~{ $many }명, { $minutes }분
new-game = 어느 게임을 할까요? 번호, 또는 q로 돌아가기 ›
new-players = 몇 명이 하나요, { $low }~{ $high }명? Enter: { $usual } ›
new-bots = 그중 봇은 몇인가요, { $low }~{ $high }? Enter: { $usual } ›
new-level = 봇은 얼마나 잘하나요? Enter: { $usual } ›
new-private = 링크가 있는 사람만? y 또는 n, Enter: { $usual } ›
new-number = { $low }부터 { $high }까지의 숫자를 입력하세요.

## The lobby of a table

lobby-players = { $count }명
lobby-private = 비공개
lobby-public = 모두에게 공개
lobby-house = 하우스 에디션 “{ $title }”
lobby-edition = 에디션 “{ $title }”
option-on = 네
option-off = 아니요
lobby-clock = 시계 { $clock }
clock-none = 없음
clock-each = 각각 { $time }
clock-days = { $days }일 { $hours }시간
clock-vacation = { $name } 님은 { $date }까지 휴가
lobby-open = 비어 있음
lobby-bot = 봇 ({ $level })
lobby-you = 나
lobby-host = 방장
lobby-stale = 연결 불안정
lobby-gone = 자리 비움
lobby-opening = 섞는 중 …
lobby-opened = 섞었음
lobby-watching = 관전: { $names }
lobby-link = 함께 할 사람 부르기:
lobby-watch-link = 관전만 할 사람:
lobby-sit = Enter를 누르면 앉아요.
lobby-full = 자리가 다 찼어요.
lobby-wait = { $count }명을 더 기다려요.
lobby-wait-host = 빈자리 { $count }개: 사람을 기다리거나 bot을 입력하세요.
lobby-start = 모두 모였어요. Enter를 누르면 시작해요.
lobby-wait-coming = { $name } 님이 테이블에 오기를 기다려요.
lobby-wait-start = 모두 모였어요. 방장이 게임을 시작해요.
lobby-shuffling = 섞는 중: 모두의 프로그램이 한몫씩 보태요.
lobby-keys-new = Enter 앉기  번호 그-자리  watch 관전만  h 도움말  q 나가기
lobby-keys-seated = /say … 채팅  leave 일어나기  h 도움말  q 나가기
lobby-keys-host = Enter 시작  bot 봇  /say … 채팅  leave 일어나기  h 도움말  q 나가기
lobby-keys-opening = off 시작-취소  q 나가기
lobby-unknown = “{ $text }”? 모르겠어요. h를 치면 쓸 수 있는 말이 나와요.
lobby-no-seat = 자리 { $seat }번은 없어요. 번호는 0부터 { $last }까지예요.
lobby-no-open-seat = 빈자리가 없어요.
lobby-bot-how = bot, bot tiger, 또는 자리 2라면 bot 2 tiger라고 입력하세요.
lobby-name-how = 누구의 이름인가요? 자리 { $seat }번이면 name { $seat } 새이름이라고 입력하세요.
lobby-clock-how = 결정마다 1분이면 clock 60, 10분에 결정마다 10초씩 더하려면 clock 600+10, 없애려면 clock off라고 입력하세요.
lobby-help =
    Enter | 앉기; 방장: 자리가 다 차면 시작
    0, 1 Lea | 자리 0에 앉기, 또는 옆의 Lea를 자리 1에 앉히기
    leave, leave 1 | 일어나기, 또는 자리 1만
    watch | 관전만 하기
    name 새이름, name 1 새이름 | 이름 바꾸기
    /say … | 모두에게 말하기
    /link | 초대하는 법
    bot, bot 2 tiger | 방장: 다음 빈자리나 자리 2에 봇
    free 2 | 방장: 자리 2 비우기
    swap 0 1 | 방장: 두 자리 바꾸기
    players 4 | 방장: 몇 명이 할지
    set 옵션 값 | 방장: 게임 옵션
    clock 60, 600+10, off | 방장: 결정마다 초, 또는 기본 시간과 추가 시간
    hints off | 방장: 이 테이블에서 힌트 없음
    watching off | 방장: 관전 금지
    private, public | 방장: 링크로만, 또는 모두에게 공개
    host 1 | 방장: 자리 1에게 방장 넘기기
    close | 방장: 테이블 닫기
    q | 나가기; 내 자리는 그대로 남음

## At a table of a server

online-keys-waiting = u 되돌리기  l 로그  s 점수  c 카드  /say … 채팅  h 도움말  q 나가기
online-keys-asked = y 동의  n 거절  l 로그  s 점수  c 카드  h 도움말  q 나가기
online-keys-watch = l 로그  s 점수  c 카드  /say … 채팅  h 도움말  q 나가기
online-keys-look = l 로그  s 점수  c 카드  h 도움말  q 나가기
online-keys-over = a 다시  s 점수  t 테이블  l 로그  /record 파일 저장  q 나가기
online-said = { $name }: “{ $text }”
online-players = 이제 자리가 { $count }개예요.
online-renamed = 자리 { $seat }번은 이제 { $name } 님이에요.
online-sat = { $name } 님이 앉았어요.
online-bot-sat = 봇 { $name } ({ $level }): 자리 { $seat }번에 앉았어요.
online-got-up = 자리 { $seat }번이 다시 비었어요.
online-seat-lost = 자리 { $seat }번은 이제 내 자리가 아니에요.
online-away = { $name } 님이 나갔어요. 자리는 그대로예요.
online-returned = { $name } 님이 돌아왔어요.
online-kept = { $name } 님이 돌아올 때까지 봇이 대신 해요.
online-unkept = { $name } 님이 다시 직접 해요.
online-own-kept = 시간을 너무 자주 넘겨서, /back을 입력할 때까지 봇이 대신 해요.
online-own-kept-away = /back을 입력할 때까지 봇이 대신 해요.
online-late = { $name } 님의 시간이 다 돼서 이번만 봇이 정해요.
online-vacation = { $name } 님은 { $date }까지 휴가예요. 시계가 쉬어요.
online-vacation-over = { $name } 님이 휴가에서 돌아왔어요.
online-vacation-days = /vacation 다음에 날수를 쓰세요. 0이면 끝나요.
online-vacation-own = { $date }까지 휴가예요. 느린 테이블에서 내 시계가 쉬어요. 올해 휴가 { $most }일 중 { $days }일 남았어요.
online-vacation-end = 내 시계가 다시 가요. 올해 휴가 { $most }일 중 { $days }일 남았어요.
online-report = { $by } 님이 { $name } 님을 신고했어요.
online-report-whom = /report 뒤에 이름을 입력해 주세요.
online-report-told = 방장에게 알렸어요.
online-own-late = 내 시간이 다 돼서 이번만 봇이 정해요.
online-own-unkept = 이제 다시 직접 해요.
online-bot-waits = { $name } 대기: 지금은 서버가 대신 생각할 수 없어요.
online-gone = { $name } 님의 연결이 끊겼어요.
online-here = { $name } 님이 다시 연결됐어요.
online-host-now = 이제 내가 방장이에요.
online-called-off = 시작이 취소되어 모두 새로 약속해요.
online-paused = 게임이 멈췄어요.
online-resumed = 게임을 계속해요.
online-asks-back = { $name } 님이 무르기를 부탁해요.
online-you-ask-back = 마지막 행동을 무르자고 부탁했어요. { $names } 님이 동의해야 해요.
online-back-refused = 동의를 얻지 못해 그대로 둬요.
online-gives-up = { $name } 님이 게임을 포기하려 해요{ $you ->
    [plays] . 동의하면 /give-up.
   *[watches] .
}
online-rematch = 한 판 더! a를 치면 가요.
online-options = 옵션: { $options }.
online-clock-set = 시계: { $clock }.
online-hints-on = 힌트를 쓸 수 있어요.
online-hints-off = 이제 힌트를 쓸 수 없어요.
online-begins = 게임을 시작해요!
online-narrow = 터미널은 { $columns }칸, 그림은 { $needed }칸이에요. 넓히면 다 보여요.
online-welcome-back = 다시 오셨네요. 자리를 맡아 두었어요.
online-watching = 관전 중이에요.
online-watching-full = 이 테이블에는 빈자리가 없어 관전 중이에요.
online-full = 자리가 다 찼고, 방장이 관전을 허용하지 않아요.
online-no-spectators = 이 테이블의 방장은 관전을 허용하지 않아요.
online-broken = 연결이 끊겨서 다시 연결하는 중 …
online-mended = 다시 연결됐어요.
online-went-back = 마지막 행동들을 물렀어요.
online-took-back = { $name } 님이 한 행동을 물렀어요.
online-taken-back = 물렀어요.
online-undo-not-free = 혼자 무를 수 없는 행동이에요. uu로 물어보세요.
online-asked-back = { $name } 님이 마지막 행동을 무르고 싶어 해요: y 또는 n?
online-answer-first = 먼저 { $name } 님에게 답하세요: y 동의, n 거절.
online-waiting-back = { $names } 님이 무르기에 동의할지 기다려요.
online-waiting = { $names } 님을 기다려요 …
online-thinking = { $names } 님이 생각 중 …
online-a-moment = 잠깐만요 …
online-is-paused = 게임이 멈춰 있어요{ $host ->
    [yes] . /pause로 계속해요.
   *[no] .
}
online-bot-plays = 봇이 대신 하고 있어요. /back으로 다시 직접 해요.
online-you-are-away = 남들은 내가 자리를 비운 줄 알아요. 돌아오면 /back.
online-nobody-away = 테이블을 떠난 사람이 없어요.
online-not-your-turn = 내 차례가 아니에요. /say …로 말할 수 있어요.
online-only-watching = 관전만 하고 있어요. h를 치면 쓸 수 있는 말이 나와요.
online-only-looking = 이 링크로는 보기만 하고 말할 수 없어요.
online-ahead = 준비한 것: { $moves }{ $again ->
    [yes] { "" } (되풀이)
   *[no] { "" }
}
online-ahead-done = 준비했어요. /ahead만 치면 취소돼요.
online-ahead-none = 이제 준비한 것이 없어요.
online-nothing-ahead = 여기서는 미리 준비할 수 없어요.
online-ahead-dropped = { $why ->
    [otherwise] 준비한 것은 다른 질문을 위한 것이었어요.
    [new-choice] 새로 고를 수 있는 것이 생겨서 이제 저절로 하지 않아요.
    [went-back] 행동이 되돌려져서 준비한 것이 사라졌어요.
    [bot] 봇이 대신 해서 준비한 것이 사라졌어요.
   *[other] 준비한 것을 지금은 할 수 없어요.
}
online-unknown = “{ $text }”? 모르겠어요. h를 치면 쓸 수 있는 말이 나와요.
online-no-hints = 이 테이블의 방장은 힌트를 허용하지 않아요.
online-no-chat = 아무도 말하지 않았어요.
online-no-links = 테이블에 앉은 사람만 초대할 수 있어요.
online-no-rematch = 테이블에 앉았던 사람만 한 판 더 청할 수 있어요.
online-quit = 나갈까요? 자리는 그대로이고 모두 기다려요. 같은 명령으로 돌아와요.
online-give-up = 게임을 포기할까요? 모두 동의하면 끝나요.
online-giving-up = 게임을 포기하려고 해요. 모두 동의하면 끝나요.
online-going-on = 계속해요.
online-abandoned = 게임을 포기해서 결과가 없어요.
online-record-own = 내 자리에서 알 수 있는 지금까지의 게임을 { $file }에 적었어요.
online-no-cookie = { $server }: 내가 누구인지 알려 주지 않아요. 버전이 다를 수 있어요.
online-no-answer = { $server }: 대답이 없어요.
goodbye-seat = 안녕히 가세요! 자리는 그대로예요. 돌아오려면:

online-shuffle-honest = 공정하게 섞였어요. 서버와 { $people }명이 미리 한 약속대로 나눠 줬어요{ $own ->
    [yes] . 내 약속도 들어 있어요.
   *[no] .
}
online-shuffle-false = 섞기가 이상해요: { $why }
online-shuffle-unknown = 섞기를 확인할 수 없어요: { $why }
online-shuffle-named = 섞기를 운에 맡기지 않았어요. 누군가 정한 시드로 한 테이블이에요.
online-shuffle-old = 게임이 시작된 뒤에 규칙이 바뀌었어요.
online-shuffle-other-end = 기록의 끝이 여기서 본 게임과 달라요.
online-shuffle-other-server = 서버가 공개한 약속이 앉을 때 한 약속과 달라요.
online-shuffle-other-seats = 기록의 약속이 나눠 주기 전 테이블의 약속과 달라요.
online-shuffle-nothing-opened = 나눠 주기 전에 약속했는데 기록에는 공개된 것이 없어요.
online-shuffle-changed = 앉은 뒤에 서버가 섞기 약속을 바꿨어요. 거기서는 하지 마세요.

help-say = 모두에게 말하기
help-chat = 나눈 이야기 모두 보기
help-ahead = 몰래 미리 답하기: R5, R3 (그중 낼 수 있는 첫 번째); 뒤에 아무것도 안 쓰면 취소
help-pause = 멈추거나 계속하기 (방장)
help-skip = 사람이 모두 탈락한 동안 봇을 서두르게 하기
help-away = 자리를 비운다고 알리기. 방장이 봇에게 맡길 수 있어요
help-back = 봇이 하던 것을 다시 직접 하기
help-bot = 자리를 비운 사람 대신 봇에게 맡기기 (방장)
help-give-up = 게임 포기. 모두 동의하면 끝나요
help-report = 누군가의 행동이 나쁘다고 방장에게만 알리기
help-vacation = 느린 테이블에서 정한 날수만큼 내 시계를 쉬게 하기 (거기 모두에게 보여요). 0이면 끝
help-link = 이 테이블에 초대하는 법
help-record = 내가 알 수 있는 게임 내용을 파일에 적기
