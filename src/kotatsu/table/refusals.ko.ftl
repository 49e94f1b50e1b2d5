# Why something asked of a table, or of a server, was not done: a sentence for each code (see refusals.py).
# The terminal and the web app say them.

## What the server itself says in the chat of a table

said-lost = 서버의 디스크가 여기서 마지막에 일어난 일을 잃었어요. 테이블은 남은 것에서 이어져요.

## Who one is at the table

refused-only-host = 방장만 할 수 있어요.
refused-no-seat = 자리 { $seat }번은 없어요. 이 테이블에는 0번부터 { $last }번까지 있어요.
refused-not-your-seat = 자리 { $seat }번은 내 자리가 아니에요.
refused-no-seat-yours = 여기에 내 자리가 없어요.
refused-seat-taken = 자리 { $seat }번은 이미 찼어요.
refused-seat-empty = 자리 { $seat }번에는 아무도 없어요.
refused-seat-not-abandoned = 자리 { $seat }번의 사람은 떠나지 않았어요.
refused-not-here = 지금 이 테이블에 있지 않아요.
refused-sits-already = 이미 이 테이블에 앉아 있어요.
refused-left = 자리를 떠났어요. 먼저 돌아오세요.
refused-no-say = 이 게임에서 정할 수 있는 사람이 아니에요.
refused-private = 비공개 테이블이라 초대가 필요해요.
refused-no-spectators = 방장이 관전을 허용하지 않아요.
refused-speak-first = 말하려면 먼저 앉거나 관전하세요.
refused-nobody-to-report = 그런 이름의 사람이 여기 없어요.
refused-report-host = 방장에게 방장을 신고할 수는 없어요. 방장의 말을 숨기거나 나갈 수 있어요.
refused-report-yourself = 자기 자신은 신고할 수 없어요.
refused-chat-length = 메시지는 1자에서 { $most }자까지예요.
refused-name-length = 이름은 1자에서 { $most }자까지예요.
refused-name-blank = 이름에는 눈에 보이는 글자나 숫자, 기호가 있어야 해요.
refused-name-marks = 한 글자에 붙는 부호는 { $most }개까지예요.

## Before the start

refused-before-start = 시작 전에만 할 수 있어요.
refused-seat-would-go = 없어질 자리에 누가 앉아 있어요. 먼저 비우거나 바꾸세요.
refused-seat-open = 자리 { $seat }번이 비었어요. 사람이나 봇을 앉히세요.
refused-not-promised = 자리 { $seat }번의 { $name } 님이 아직 섞기에 쓸 논스를 약속하지 않았어요.
refused-seed-alone = 시드는 사람이 한 명 이하일 때만 정할 수 있어요.
refused-seed-taken = 이 테이블은 정해진 시드로 해서 한 사람만 할 수 있어요.
refused-no-clock = '{ $clock }' 시계는 없어요. 있는 것: { $clocks }.
refused-clock-seconds = '{ $clock }' 시계는 { $least }~{ $most }초예요. { $given }초는 안 돼요.
refused-clock-increment = '{ $clock }' 시계의 추가 시간은 { $least }~{ $most }초예요. { $given }초는 안 돼요.
refused-no-bot = '{ $level }' 봇은 없어요. 있는 것: { $levels }.
refused-no-tutorial = { $game }에는 길잡이와 함께하는 첫 판이 없어요.
refused-tutorial-set-up = 길잡이 게임은 정해진 대로만 차릴 수 있어요.
refused-too-many-chairs = 자리는 { $seats }개인데 { $described }개가 적혀 있어요.
refused-only-host-closes = 시작 전에는 방장만 테이블을 닫을 수 있어요.

## The shuffle

refused-no-promise = 약속은 논스의 SHA-256 값으로, 16진수 64자리예요.
refused-same-promise = 다른 자리가 똑같은 약속을 했어요. 자기 논스를 쓰세요.
refused-not-opening = 논스는 방장이 게임을 시작할 때만 공개해요.
refused-wrong-nonce = 자리 { $seat }번이 약속한 논스가 아니에요.
refused-not-starting = 시작하려는 게임이 없어요.
refused-only-seated-call-off = 테이블에 앉은 사람만 시작을 취소할 수 있어요.

## Playing

refused-not-begun = 게임이 아직 시작되지 않았어요.
refused-not-dealt = 아직 카드를 나누지 않았어요.
refused-nothing-dealt = 이 테이블에서는 나눈 것이 없어요.
refused-game-over = 게임이 끝났어요.
refused-not-over = 게임이 아직 안 끝났어요.
refused-paused = 게임이 멈춰 있어요.
refused-not-running = 진행 중인 게임이 없어요.
refused-not-out = 아직 남아서 하는 사람이 있어요. 다른 분들의 행동을 지켜볼 수 있어야 해요.
refused-bot-decides = 지금은 봇이 자리 { $seat }번을 맡고 있어요.
refused-no-bot-asked = 자리 { $seat }번에서 결정할 봇이 없어요.
refused-tutorial-other-move = 그건 나중에 해요. 지금은 다른 행동을 배울 차례예요.
refused-other-moment = 그 행동은 게임의 다른 순간을 위한 것이었어요.
refused-illegal-move = 자리 { $seat }번은 '{ $move }' 행동을 할 수 없어요: { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }지금 되는 것: { $legal }.
}
refused-prepare-shared = 한 기기에서 여러 자리를 쓸 때는 미리 준비할 수 없어요. 옆 사람이 보게 돼요.
refused-prepare-no-move = 이 게임에 '{ $move }' 행동은 없어요.
refused-nothing-prepared = 자리 { $seat }번에는 지금 묻는 것에 준비된 답이 없어요.
refused-still-time = 자리 { $seat }번은 아직 시간이 있어요.
refused-nothing-pending = 자리 { $seat }번에는 무를 선택이 없어요.
refused-withdraw-instead = 아직 아무도 못 봤으니 그냥 선택을 무르세요.
refused-ask-instead = 마지막 행동 뒤에 누가 행동했거나 무언가를 알게 됐어요. 무르기를 부탁하세요.
refused-asked-already = 이미 무르기를 묻는 중이에요.
refused-nothing-to-take-back = 자리 { $seat }번에는 무를 행동이 없어요.
refused-nothing-asked = 무르기를 부탁한 사람이 없어요.
refused-only-seated-rematch = 테이블에 앉았던 사람만 한 판 더 청할 수 있어요.
refused-nothing-to-see = 돌아볼 것이 없어요.
refused-to-remember = 지난 일은 스스로 기억하는 게임이에요.
refused-not-yet = 아직 일어나지 않은 일이에요.
refused-hints-off = 이 테이블의 방장은 힌트를 허용하지 않아요.
refused-hints-not-asked = 힌트는 지금 행동할 사람에게만 드려요.
refused-hints-nobody = 지금은 아무도 몰라요. 잠시 뒤에 다시 물어보세요.

## The table itself

refused-rules-changed = 마지막 행동 뒤에 규칙이 바뀌었어요. 먼저 새 규칙으로 이어 가야 해요.
refused-too-much = 이 테이블에서 너무 많은 일이 있었어요. 이제 계속하거나 떠나는 것만 할 수 있어요.
refused-persons-command = { $command }: 사람이 내려야 하는 명령인데, 내린 사람이 없어요.
refused-servers-command = { $command }: 서버의 명령이에요.
refused-still-used = 얼마 전까지 쓰던 테이블이에요.
refused-bad-input = { $error }

## The server

refused-who-are-you = 먼저 누구인지 알려 주세요 (POST /api/me).
refused-hello-first = 먼저 hello로 인사하세요.
refused-hello-again = hello 인사는 이미 했어요.
refused-screen-only-shows = 화면은 테이블을 보여 주기만 해요. 다른 기기에서 플레이하세요.
refused-old-client = 이 페이지와 서버의 버전이 달라요. 다시 불러오세요.
refused-no-message = 알 수 없는 메시지예요: { $why }.
refused-too-much-nonsense = 알 수 없는 메시지가 너무 많아요.
refused-too-fast = 너무 빨랐어요. 잠깐 기다렸다가 다시 보내세요.
refused-too-often = 너무 잦아요. 잠깐 기다리세요.
refused-too-many-requests = 요청이 너무 많아요. 잠깐 기다리세요.
refused-too-many-connections = 열린 연결이 너무 많아요.
refused-too-many-tables = 열린 테이블이 너무 많아요. 몇 개를 끝내거나 닫으세요.
refused-silent = 아무 소식이 없었어요.
refused-silent-for-long = 한동안 소식이 없었어요.
refused-server-restarts = 서버를 다시 켜는 중이에요. 잠시 뒤에 돌아오세요.
refused-table-read-again = 테이블을 다시 읽는 중이에요. 한 번 더 보내세요.
refused-perhaps-not-saved = 저장되지 않았을 수 있어요. 돌아와서 한 번 더 보내세요.
refused-table-removed = 없어진 테이블이에요.
refused-no-table = 그런 테이블은 없어요.
refused-no-record = 이 테이블의 기록이 없어요.
refused-no-moment = 이어서 할 수 있는 { $at }번 순간은 없어요. 마지막은 { $last }번이에요.
refused-played-on-set-up = 여기서는 게임을 그때 그대로 이어서 해요. 아무것도 바꿀 수 없어요.
refused-still-running = 이 게임은 아직 안 끝났어요.
refused-replay-nobody = 지금은 이 게임을 재생할 수 없어요. 잠시 뒤에 다시 해 보세요.
refused-analysis-later = 지금 분석 중인 게임이 너무 많아요. 조금 뒤에 다시 해 보세요.
refused-analysis-nobody = 분석하지 못했어요. 조금 뒤에 다시 해 보세요.
refused-link-used = 이미 썼거나 너무 오래된 링크예요. 새로 만드세요.
refused-only-seated-invite = 테이블에 앉은 사람만 초대할 수 있어요.
refused-database = 데이터베이스가 대답하지 않아요. 잠시 뒤에 다시 해 보세요.
refused-went-wrong = 여기서 문제가 생겼어요. 적어 두었어요.
refused-door-not-yours = 서버가 도는 컴퓨터 앞에 있는 사람만 다른 사람을 들일 수 있어요.
refused-other-site = 다른 사이트에서 온 요청이에요.
refused-other-scheme = 페이지는 { $page }, 서버 요청은 { $server } 방식이에요. 서버를 돌리는 분이 그 사이의 프록시를 적어야 해요 (--set proxies=ADDRESS).
refused-host-name = 호스트 이름이 너무 길어요.
refused-nothing-here = 여기에는 아무것도 없어요.
refused-bad-request = { $why }.
refused-not-text = 본문이 UTF-8이 아니에요.
refused-not-json = 본문은 JSON이어야 하고, 그렇다고 밝혀야 해요: content-type application/json.
refused-too-deep = 너무 깊이 겹쳐 있어요.

## 클럽과 대회

refused-no-club = 그런 클럽이 없거나 예전 링크예요.
refused-not-member = 클럽 회원만 볼 수 있어요.
refused-only-helpers = 클럽의 방장과 도우미만 할 수 있어요.
refused-only-club-host = 클럽의 방장만 할 수 있어요.
refused-too-many-clubs = 클럽은 { $most }개까지만 들어갈 수 있어요.
refused-club-full = 클럽 회원은 { $most }명까지예요.
refused-no-member = 여기에 { $number }번 회원은 없어요.
refused-own-role = 자기 역할은 바꿀 수 없어요. 다른 사람을 방장으로 정하세요.
refused-no-practice-in-clubs = 클럽에서는 게임을 처음부터 해요.
refused-evening-times = 모임은 시작한 뒤 이틀 안에 끝나야 해요.
refused-too-many-evenings = 달력에는 모임을 { $most }개까지 넣을 수 있어요.
refused-too-many-tournaments = 클럽의 대회는 { $most }개까지예요.
refused-no-tournament = 그런 대회가 없어요.
refused-tournament-clock = 모든 라운드가 끝나도록 대회에는 시계가 필요해요.
refused-tournament-full = 대회 참가자는 { $most }명까지예요.
refused-tournament-over = 이 대회는 끝났어요.
refused-no-entrant = { $number }번 참가자는 없어요.
refused-not-entered = 이번 라운드에는 참가하지 않아요.
refused-round-drawn = 이번 라운드의 테이블은 이미 정해졌어요.
refused-round-changed = 방금 누군가 들어오거나 나갔어요. 테이블을 다시 정하세요.
refused-too-few = 준비한 사람이 모자라요. 한 테이블에 { $least }명이 필요해요.
refused-wrong-value = 이번 라운드에 약속한 값이 아니에요.
refused-round-plays = 다른 테이블이 아직 같은 카드로 게임하고 있어요. 라운드가 끝나면 다시 오세요.
refused-round-plays-still = 라운드가 진행 중이에요. 끝날 때까지 기다리세요.
refused-round-set-up = 대회 테이블이에요. 설정은 그대로 두고 끝까지 해요.
refused-notice-address = 이 주소로는 알릴 수 없어요. https://로 시작해야 해요.
refused-notice-private = 이 주소는 내부 네트워크에 있어서 이 서버가 보내지 않아요.
refused-notice-mailbox = 메일 주소가 아닌 것 같아요.
refused-notice-no-mail = 이 서버는 메일을 보내지 않아요.
refused-notice-no-push = 이 서버는 브라우저에 알림을 보낼 수 없어요.
refused-notice-code = 확인 번호가 달라요.
refused-notice-too-many = { $most }개까지예요. 먼저 하나를 지워 주세요.
refused-only-seated-bell = 자리에 앉은 사람만 이 테이블의 알림을 받아요.
refused-vacation-too-long = 너무 길어요. 남은 휴가는 { $days }일이에요.

## 사람들이 만든 에디션

refused-no-edition = 그런 내 에디션은 없어요.
refused-too-many-editions = 내 에디션은 { $most }개까지예요. 먼저 하나를 지우세요.
refused-trial-nothing = 아직 바꾼 것이 없어서 시험할 것이 없어요.
refused-trial-later = 지금 돌고 있는 시험이 너무 많아요. 조금 뒤에 다시 해 보세요.
refused-trial-nobody = 시험을 할 수 없었어요. 조금 뒤에 다시 해 보세요.
