# What the command `kotatsu` says beside the games: its help, its errors, what a server's owner reads.
#
# What was typed comes with its quotation marks; $reason is what the system says.

## Bots

too-many-bots = 봇 자리는 { $seats }개인데 봇이 { $bots }개 적혀 있어요. 하나만 적거나 자리마다 하나씩 적으세요.
arena-bots = 이 테이블의 아레나에는 봇이 2~{ $players }개 있어야 해요. { $bots }개는 안 돼요.
no-seat-of = 자리 { $seat }번은 없어요. { $players }명이면 자리는 0번부터 { $last }번까지예요.

## Commands

no-such-command = { $name } 명령은 없어요. 있는 것: { $commands }.
name-a-game = kotatsu { $command }: 게임을 고르세요. 있는 것: { $games }.
no-such-language = { $name } 언어는 없어요. 있는 것: { $languages }.
log-other-game = { $path }: { $name } 값이 다른 게임이 들어 있어요. 이어서 하려면 그 옵션을 빼세요.
one-record = 기록에는 게임이 하나만 들어가요. --games나 --record를 빼세요.
no-rulebook = { $game } 규칙서가 없어요.
no-such-rule = { $game }에 { $number } 규칙은 없어요. { $first }부터 { $last }까지 있어요.
no-tests = 소스 없이 설치해서 여기에는 테스트가 없어요.

## Joining a server

no-address = { $typed }: 주소가 아니에요. http://192.168.1.7:8765처럼 입력하세요.
no-address-of-server = { $typed }: 서버 주소가 아니에요. http://192.168.1.7:8765처럼 입력하세요.
no-link = { $typed }: 테이블 링크가 아니에요. 링크는 { $server }/table/…처럼 생겼어요.
no-server = { $server }: 서버가 없어요 ({ $why }).
no-answer = { $server }: 서버답게 대답하지 않아요 ({ $why }).
sends-on = { $server }: { $there } 주소로 넘겨요. 믿을 수 있으면 그 주소로 들어가세요.
not-kotatsu-answers = { $server }: Kotatsu 서버가 아니에요 (대답: { $status }).
not-kotatsu = { $server }: Kotatsu 서버가 아니에요.
other-version = { $server }: { $version ->
    [none] 다른 버전이라
   *[other] Kotatsu { $version }{ JOSA($version, "이라", "라") }
} 여기({ $own })와 말이 안 통해요. 양쪽 다 같은 버전을 쓰세요.
table-shut = 서버가 이 테이블을 열어 주지 않아요 (대답: { $status }).
account-damaged = { $path }: 손상됐어요. 이것이 없으면 그 서버에서는 새로 온 사람이 돼요.
lobby-no-option = { $game }에 { $name } 옵션은 없어요. 있는 것: { $options }.

## Serving

port-too-large = kotatsu serve: 포트는 65535까지의 숫자예요. { $port }번은 안 돼요.
workers-not-here = kotatsu serve: --workers { $count } 설정은 프로세스끼리 열린 연결을 넘겨줄 수 있는 시스템에서만 쓸 수 있는데, 여기서는 안 돼요. 빼거나 1로 지정하세요.
workers-are-peers = PostgreSQL에서는 프로세스마다 하나의 서버예요. --workers 없이 { $count }개를 시작하세요.
ports-taken = 포트 { $first }번부터 { $last }번까지 모두 쓰는 중이에요. --port로 다른 것을 고르세요.
cannot-serve = { $host } 포트 { $port }번에서 서버를 켤 수 없어요 ({ $why }).
no-such-setting = { $name } 설정은 없어요. 있는 것: { $settings }.
setting-value = { $name } 설정에 { $value } 값은 쓸 수 없어요. 쓸 수 있는 값: { $why }.
expected-whole-setting = 0 이상의 정수
expected-setting = 0 이상의 숫자
expected-smtp = smtp://사용자:암호@호스트:포트 또는 smtps://…

## What a server keeps

store-in-use = { $path }: 다른 Kotatsu 서버가 쓰고 있어요. 먼저 그 서버를 끄세요.
store-unwritable = { $path }: 쓸 수 없어요 ({ $reason }). 이 사용자가 파일과 폴더에 쓸 수 있게 하세요.
store-two-names = { $path }: 다른 이름(하드 링크)이 또 있어서, 그 이름으로는 로그를 찾을 수 없어요. 다른 이름을 지우거나 파일을 복사하세요.
store-no-database = { $path }: 데이터베이스가 없어요. --data로 서버의 폴더를 알려 주세요.
store-there-already = { $path }: 이미 있어요. 백업에는 새 이름을 붙이세요.
store-no-folder = { $path }: 쓸 수 없어요. { $folder } 폴더가 없어요.
store-not-written = { $path }: 쓸 수 없어요 ({ $reason }).
store-no-file = { $path }: 파일이 없어요.
store-damaged = { $path }: 손상됐어요 ({ $reason }).
store-other-kind = { $scheme }:// 저장소는 지원하지 않아요. 폴더를 적으세요.
store-not-empty = { $path }: 비어 있지 않아요. 새 자리를 적으세요.
store-moved-wrong = { $path }: 쓴 내용이 읽은 것과 달라요 ({ $table }). 아무것도 남기지 않았어요.
store-unreachable = { $where }: 연결할 수 없어요 ({ $reason }).
store-needs-postgresql = PostgreSQL을 쓰려면 패키지가 하나 더 필요해요: pip install "kotatsu[postgresql]".
store-no-file-there = 이 기능은 파일에만 쓸 수 있어요. postgresql:// 데이터베이스에는 전용 도구가 있어요. docs/hosting.md를 보세요.
store-folder = { $path }: 폴더를 만들 수 없어요 ({ $reason }).
store-empty = { $path }: 비어 있어요.
store-other-program = { $path }: 다른 프로그램의 데이터베이스예요.
store-newer = { $path }: 더 새로운 Kotatsu가 썼어요 (스키마 { $schema }, 이 버전이 아는 것은 { $known }). 그 버전을 다시 설치하세요.
store-unreleased = { $path }: 나온 적 없는 Kotatsu 버전이 썼어요 (스키마 { $step }단계가 달라요). 백업으로 바꾸세요.
store-closed = { $path }: 이미 닫았어요.
store-no-log = { $path }: SQLite 로그를 쓸 수 없는 곳이에요. 이 컴퓨터의 디스크를 쓰세요.
store-not-opened = { $path }: 열 수 없어요 ({ $reason }).
store-not-database = { $path }: 데이터베이스가 아니에요.
store-corrupt = { $path }: 손상됐어요. 백업으로 바꾸세요.
store-full = { $path }: 디스크가 가득 찼어요. 자리가 날 때까지 더는 쓰지 않아요.
store-locked = { $path }: 다른 프로그램이 잠갔어요. 그 프로그램을 닫고 다시 해 보세요.
store-read-only = { $path }: 쓸 수 없어요. 이 사용자가 파일과 폴더에 쓸 수 있게 하세요.
store-shut = { $path }: 열 수 없어요. 이 사용자가 파일과 폴더에 쓸 수 있게 하세요.
store-disk-fails = { $path }: 디스크에 문제가 있어요 ({ $reason }). 고친 다음 다시 켜세요.
store-unusable = { $path }: 쓸 수 없어요: { $reason }.

## What is wrong with a new game

game-name = 게임 이름은 goose-market처럼 소문자, 숫자, 하이픈으로 지어요. { $name } 이름은 안 돼요.
rules-prefix = 규칙 번호는 GM-1처럼 두 글자로 시작해요. { $prefix }: 안 돼요. --prefix로 정하세요.
game-there = { $name } 게임은 이미 있어요.
prefix-taken = { $prefix }: 이미 { $game } 규칙의 앞 글자예요. --prefix로 다른 것을 정하세요.
no-checkout = 새 게임은 Kotatsu 소스 폴더(체크아웃)에 만들어요. 먼저 그리로 가세요.
written-already = { $path }: 이미 있어서 아무것도 쓰지 않았어요.
command-failed = { $command }: 실패했어요: { $reason }

## What argparse says: usage, headings, and why arguments are wrong

args-usage = 사용법:
args-positional = 인자
args-options = 옵션
args-help = 이 도움말을 보여 주고 끝내기
args-version = 버전 번호를 보여 주고 끝내기
args-required = 인자가 더 필요해요: { $names }
args-one-required = 이 중 하나가 필요해요: { $names }
args-unknown = 모르는 인자예요: { $names }
args-wrong = { $name }: { $what }
args-not-with = { $name } 옵션과 함께 쓸 수 없어요
args-takes-none = 값을 받지 않아요. { $value } 값을 빼세요
args-needs-one = 값이 하나 필요해요
args-needs-some = 값이 하나 이상 필요해요
args-choice = { $value } 값은 고를 수 없어요 (고를 수 있는 것: { $choices })
wrong-arguments = { $prog }: { $what }. 도움말은 { $prog } --help.
wrong-whole = 정수가 필요한데 { $text } 값이 왔어요
wrong-day = { $text }: 날짜가 아니에요. 2026-11-18처럼 쓰세요
wrong-count = 1 이상의 정수가 필요한데 { $text } 값이 왔어요
wrong-seconds = 0부터 60까지의 초가 필요한데 { $text } 값이 왔어요

## Help: what stands for what is typed

word-command = 명령
word-game = 게임
word-file = 파일
word-from = 원본
word-to = 대상
word-folder = 폴더
word-level = 실력
word-seconds = 초
word-name = 이름
word-number = 번호
word-code = 코드
word-address = 주소
word-own-bot = 이름=파일
word-setting = 이름=값
word-target = 이름=최소..최대
word-range = 키:최소..최대

## Help: the commands

overview = Kotatsu: 따뜻한 테이블 하나에 모인 팬케이크, 고양이, 지붕 보드게임.
overview-no-command = 명령 없이 쓰면 serve --open과 같아요.
overview-alone = 브라우저에서 바로 하기
overview-serve = 같은 것을 서버로: 우리 집이나 인터넷에서
overview-join = 링크로 서버의 테이블에 앉기
overview-analyse = 기록한 게임의 결정마다 얼마를 잃었고 승부처는 어디인지
overview-new-game = 나만의 게임 시작하기
overview-backup = 켜 둔 채 서버의 모든 것 복사하기. 되살리기는 restore
overview-doctor = 설치 상태 보기. bug-report는 남에게 보일 글로 적기
overview-end =
    시작하기:  kotatsu play { $game }
    명령 자세히 보기:  kotatsu play --help
command-play = 앉아서 봇과 하기
command-learn = 길잡이와 함께하는 첫 판, 5분쯤
command-watch = 봇끼리 하는 것 보기
command-arena = 어느 봇이 얼마나 더 나은지 보기
command-serve = 혼자 또는 여럿이 브라우저에서 하기
command-join = 서버의 테이블에 앉기
command-backup = 서버가 간직한 모든 것 복사하기, 켜 둔 채로도
command-restore = 서버가 간직한 것을 백업으로 바꾸기
command-move-store = 서버가 보관하는 모든 것을 다른 데이터베이스(SQLite 또는 PostgreSQL)로 옮기고 거기서 비교하기
command-records = 끝난 게임의 기록을 보고, 내보내고, 가져오기
command-bug-report = 문제를 찾는 데 필요한 것 적기
command-replay = 기록한 게임을 앞뒤로 한 걸음씩 보기
command-verify = 기록한 게임을 다시 나누고 다시 해서 비교하기
command-analyse = 기록한 게임의 결정마다 얼마를 잃었는지 보기
command-games = 어떤 게임이 있는지 보기
command-rules = 게임 방법을 규칙 하나하나 보기
command-new-game = 소스 폴더에서 나만의 게임 시작하기
command-doctor = 설치 상태 보기
# A command's line once more, as a sentence.
description = { $text }.

## Help: what can be said with them

group-look = 보이는 모습
group-game = { $game } 옵션
with-default = { $text } (기본값: { $default })
help-no-colour = 색 없이
help-language = { $languages } (기본값: 시스템 언어)
help-plain = 한 줄씩 이어지는 ASCII 글: 옮겨 적기와 화면 낭독기용
help-players = 몇 명이 할지
help-players-of = { $few }~{ $many }명, 보통 { $usual }명
help-seed = 시드가 같으면 똑같은 게임을 나눠 줘요
help-edition = 나만의 에디션 (TOML) 또는 게임에 딸린 에디션의 이름
help-names = 자리마다의 이름
help-seat = 내 자리, 0부터. 여럿이면 쉼표로, 모두면 all
help-bots = 봇마다의 실력, 자리 순서로
help-record = 끝난 게임을 이 파일에 적기
help-log = 게임을 여기에 저장하거나 이어서 하기
help-pace = 봇이 행동하기 전에 쉬는 시간
help-bots-watched = 자리마다의 실력
help-delay = 행동한 뒤에 쉬는 시간
help-games = 이만큼 하고 결과 세기
help-record-watched = 게임을 이 파일에 적기
help-arena-bots = 겨룰 봇의 실력. tiger@500이라고 쓰면 행동마다 최대 500번만 탐색해요
help-arena-games = 대략 몇 판 할지. 나눈 카드마다 모든 봇이 모든 자리에서 해요 (기본값: 200)
help-arena-seed = 시드가 같으면 똑같은 게임들을 다시 해요
help-arena-json = 결과를 이 파일에 적기
help-processes = 동시에 몇 개씩 (기본값: 모든 코어)
help-host = 들을 주소. 0.0.0.0이면 다른 기기도 들어와요 (기본값: 127.0.0.1)
help-port = (기본값: 8765, 또는 비어 있는 다음 번호)
help-workers = 테이블을 나누어 맡는 프로세스 수 (기본값: 코어 수보다 하나 적게)
help-open = 브라우저에서 열기
help-own-bot = 파이썬 파일로 직접 만든 봇과도 게임할 수 있게 하기. docs/writing-a-bot.md
help-set = 설정 바꾸기. 예: /metrics를 쓰려면 metrics_token=TOKEN. 목록은 docs/hosting.md에 있어요
help-data = 테이블, 사람, 기록을 둘 폴더
help-database = 같은 것을 주소로: sqlite:///PATH
help-backup-file = 새 파일. 데이터만큼 비밀로 지키세요
help-restore-file = kotatsu backup이 쓴 것
help-move-from = 지금 있는 곳: 폴더, sqlite:///경로 또는 postgresql://…; 그곳에서 서버가 돌고 있으면 안 돼요
help-move-to = 옮길 곳: 같은 형식이고 비어 있어야 해요
help-records-action = 목록 보기, JSON 줄로 내보내기, 그런 줄 가져오기
help-records-file = 보낼 곳 또는 가져올 곳. 없거나 -이면 표준 출력이나 입력
help-records-game = 이 게임만
help-records-player = 이 이름의 사람이 있는 것만
help-records-since = 이날(UTC)이나 그 뒤에 끝난 게임만
help-records-limit = 최신 것부터 최대 이만큼
help-report-file = 적을 곳 (기본값: { $file })
help-report-record = 문제가 생긴, 끝난 게임
help-url = 테이블 링크, 또는 서버 주소. 주소라면 테이블을 고르거나 만들어요
help-name = 다른 사람들이 부를 이름
help-watch = 관전만 하기
help-analyse-seat = 이 자리의 결정만 보기
help-analyse-json = 분석을 이 파일에 적기
help-iterations = 결정마다 얼마나 탐색할지 (기본값: 2000)
help-rules = 이 규칙만. 예: TP-14
help-new-game = 소문자와 하이픈으로. 예: goose-market
help-prefix = 규칙 번호 앞의 두 글자 (GM)
help-doctor-rules = 어느 테스트가 어느 규칙을 확인하는지

## A server, for who has started it

serve-at = Kotatsu 주소: { $url } (끄려면 Ctrl-C)
serve-others = 같은 네트워크의 다른 기기에서: { $url }
serve-already = Kotatsu가 이미 켜져 있어요: { $url }
serve-other-port = 포트 { $usual }번은 다른 프로그램이 써서 포트 { $port }번을 써요.

## Backups and reports

records-refused = { $line }번째 줄: { $why }
records-imported = 가져온 것: { $added }, 이미 있던 것: { $known }, 거절한 것: { $refused }.
records-exported = { $file }에 기록이 { $count }개 있어요.
backup-holds = { $file }에 든 것:
brought-back = 되살린 것:
store-moved = 모두 옮기고 한 줄씩 비교했어요.
backup-counts = { $first } 열린 테이블 { $tables }개, 사람 { $people }명, 기록 { $records }개. { $wrong ->
    [0] 기록은 모두 이상 없어요.
   *[other] 그중 기록 { $wrong }개가 이상해요.
}
backup-more = 그 밖에 { $count }개 더
backup-not-json = JSON이 아니에요
kept-before = 전에 있던 것은 { $file }에 남겨 두었어요.
report-written = { $file }에 적었어요. 남에게 주기 전에 읽어 보세요.
report-happened = 무슨 일이 있었고, 무엇을 기대했나요
report-machine = 이 컴퓨터
report-game = 게임

## The shelf

shelf-rebuilt = 이 에디션에서 복원한 것: { $what }.
shelf-as-printed = 이 에디션은 인쇄된 그대로예요.
shelf-also = --edition { $name } 로도 할 수 있어요: { $what }
shelf-ours = 규칙만 따랐어요. 그림과 글은 모두 우리가 만들었고, 여기 적힌 누구와도 제휴 관계가 아니에요.

## The doctor

doctor-rules = 규칙
doctor-terminal = 터미널
doctor-game = 게임
doctor-where = { $version }, { $folder }
doctor-python = { $version } ({ $kind }), { $path }
doctor-version = { $game } ({ $name }), 규칙 버전 { $version }
doctor-edition = 에디션 { $edition }, 해시 { $hash }; 복원한 것: { $rebuilt }
doctor-nothing = 없음
doctor-plain = 순수 Python, 컴파일한 것 없음 ({ $modules })
doctor-plain-yet = 순수 Python, 컴파일한 것 없음 ({ $modules }). 다음에 켤 때부터 컴파일한 것을 써요
doctor-compiled = 컴파일함: { $modules }
doctor-compiled-partly = 컴파일함: { $modules }; 순수 Python: { $plain }
doctor-screen = { $columns } × { $rows }{ $room ->
    [enough] { "" }
   *[small] {" "}(테이블에 필요한 80 × 24보다 작음)
}, { $colours ->
    [none] 색 없음
    [true] 트루 컬러
   *[other] { $colours }색
}, { $shapes ->
    [round] 둥근 그림
   *[ascii] ASCII 그림
}, { $redraw ->
    [live] 제자리에서 다시 그림
   *[lines] 한 줄씩 이어서 찍음
}
doctor-no-test = 테스트 없음

## A new game

new-game-next =
    { $name } 게임이 생겼어요. 아주 작으니 내 것으로 바꿔 보세요.

      kotatsu play { $name }               해 보기. kotatsu serve에도 있어요
      python3 check.py --game { $name }    이 게임에 관한 모든 검사
      src/kotatsu/games/{ $folder }        rules.py부터. 차근차근 docs/adding-a-game.md

## 실험실

lab-no-cluster = { $address }: 거기에 있는 Ray 클러스터에 닿거나 시작할 수 없어요 ({ $reason }).
lab-worker-lost = 실험실의 프로세스가 밖에서 끝났어요. 메모리가 모자랐을지도 몰라요. 끝난 부분은 남아 있으니 같은 명령으로 이어 갈 수 있어요.
lab-needs = 이 기능에는 { $what } 패키지가 필요해요: pip install "kotatsu[{ $extra }]"
lab-ending = { $path }: 행은 { $endings } 중 하나로 써요.
lab-other-plan = { $folder } 폴더에 다른 시뮬레이션의 일부가 있어요. 지우거나 다른 파일을 적으세요.
lab-there-already = { $path }: 이미 있어요. 다른 파일을 적으세요.
command-simulate = 게임 수천 판을 돌려 다른 프로그램이 읽을 행으로 만들기
help-simulate-file = 게임을 적을 곳: .parquet, .csv, .jsonl
help-simulate-decisions = 결정 하나하나도 이 파일에 행으로 적기
help-lab-games = 게임 수
help-lab-seed = 모든 나눠 주기의 바탕. 같으면 같은 행이 나와요
help-lab-bots = 모든 자리에 봇 하나, 또는 판마다 자리를 바꾸는 여러 봇. 스타일은 greedy:cautious처럼 쌍점 뒤에 써요
help-lab-ray = 이 주소의 Ray 클러스터나 여기서 시작하는 클러스터에서 하기
lab-games = 게임
lab-rate = 초당 { $rate }판
simulate-goes-on = 이미 { $games }판이 있어요.
simulate-kept = { $games }판을 남겨 두었어요. 같은 명령으로 이어 갈 수 있어요: { $file }
simulate-done = 게임 { $games }판, 결정 { $moves }번, 초당 { $rate }판: { $file }

lab-no-number = { $game }: 에디션에 { $path } 숫자가 없어요.
lab-no-number-value = { $part }: = 뒤에는 정수를 쓰세요.
lab-no-measure = { $name } 척도는 없어요. 있는 것: { $measures }. 더 많은 것은 docs/lab.md에 있어요.
lab-no-target = { $typed }: 목표가 아니에요. winner-points=20..40처럼 이름=최소..최대로 쓰세요.
lab-no-range = { $typed }: 범위가 아니에요. score.in_hand:-4..0처럼 키:최소..최대로 쓰세요.
lab-one-bot = 보고서는 모든 자리에 같은 봇이 앉은 게임을 다뤄요. --bots로 봇 하나만 적으세요.
command-report = 게임이 어떤지(자리, 행동, 긴장감, 점수, 실력) 그림이 있는 페이지로 보기
help-report-html = 페이지를 적을 곳
command-compare = 두 에디션이나 옵션이 게임을 어떻게 바꾸는지 똑같이 나눠 준 카드로 견주기
help-compare-variant = as-is, 에디션 파일, option=value, 에디션의 key=number. 쉼표로 여럿 쓸 수 있어요
help-compare-other = 다른 쪽도 마찬가지
help-compare-games = 최대 몇 판 할지. 차이가 뚜렷해지면 바로 멈춰요
help-compare-measure = 언제 멈출지 정하는 것: { $measures } 등
help-compare-within = 차이를 이만큼 알면 같다고 보고 멈추기
command-tune = 목표에 맞는 에디션의 숫자 찾기
help-tune-file = 찾은 에디션을 적을 곳. 시도는 그 옆에 남아요
help-tune-vary = 에디션의 숫자와 그 범위. 여러 번 쓸 수 있어요
help-tune-target = 척도와 그 값. 여러 번 쓸 수 있어요
help-tune-trials = 시도 수
help-tune-games = 시도 한 번의 게임 수
help-tune-report = 찾아간 길을 페이지로 보기
lab-report = 보고서
lab-trials = 시도
report-done = 보고서가 여기 있어요: { $file }
compare-higher = { $measure }: B 쪽이 { $difference } ± { $within } 높아요({ $games }판).
compare-lower = { $measure }: B 쪽이 { $difference } ± { $within } 낮아요({ $games }판).
compare-equal = { $measure }: { $within } 안에서 둘이 같아요({ $games }판).
compare-open = { $measure }: { $games }판으로는 뚜렷한 차이가 없어요. 차이는 { $difference } ± { $within }예요.
compare-column-one = A
compare-column-other = B
compare-column-difference = B − A
tune-done = { $file }: 목표까지의 거리가 { $before }에서 { $after }{ JOSA($after, "으로", "로") } 바뀌었어요.
