# What can be wrong with files: records, logs, editions. $reason is what the system says about it, $where a file or a
# part of it, $why another text: what was expected. $got is what was found instead, as it stands there.

file-unreadable = { $path }: 읽을 수 없어요 ({ $reason }).
file-unwritable = { $path }: 쓸 수 없어요 ({ $reason }).
file-no-folder = { $path }: 쓸 수 없어요. { $folder } 폴더가 없어요.
file-is-folder = { $path }: 파일이 아니라 폴더예요.
file-not-text = { $path }: 읽을 수 없어요 (UTF-8 글이 아니에요).
file-not-toml = { $path }: TOML이 아니에요{ $line ->
    [0] { "" }
   *[other] {" "}({ $line }번째 줄)
}: { $reason }.
file-too-deep = { $path }: 너무 깊이 겹쳐 있어요.
file-not-record = { $path }: 기록이 아니에요. { $why }.
file-not-log = { $path }: 게임의 로그가 아니에요. { $why }.
not-text = UTF-8 글이 아니에요
not-json = JSON이 아니에요{ $line ->
    [0] { "" }
   *[other] {" "}({ $line }번째 줄 { $column }번째 글자)
}
not-so = 모양이 달라요
too-deep = 너무 깊이 겹쳐 있어요
got = { $got ->
    [missing] 지금은 없음
   *[other] 지금은 { $got }
}

## Records

record-none = { $where }: 필요한 것은 기록(JSON 객체), 지금은 { $got }.
record-value = { $where }, { $key }: 필요한 것은 { $why }, { got }.
record-part = { $where }, { $key }: 필요한 것은 { $why }.
record-format = { $where }: 형식이 { $format }번이에요. 이 버전은 형식 { $known }번을 읽어요.
record-other-rules = { $game } 규칙 버전 { $version }{ JOSA($version, "으로", "로") } 한 게임의 기록이에요. 여기 설치된 것은 버전 { $here }{ JOSA($here, "이에요", "예요") }.
record-no-seed = 기록에 시드가 없어요. 진행 중인 게임을 한 자리에서 내보낸 것이에요.
no-such-eyes = { $eyes } 시점은 없어요. 있는 것: open, watch, 0부터 { $last }까지.
nothing-to-decide = 자리 { $seat }번은 { $at }번째 순간에 정할 것이 없었어요.
record-old-moves = 처음 행동 { $count }개는 옛 규칙으로 한 것이라 다시 볼 수 없어요.
record-move = moves[{ $at }]: { $inner }
record-not-abandoned = 기록에는 게임을 포기했다고 되어 있지만, 행동을 따라가면 게임이 끝나요.
record-not-over = 기록은 행동 { $count }개로 끝나는데, 게임은 아직 끝나지 않았어요.
record-other-result = 결과가 달라요. 기록에는 { $claimed }, 행동대로 하면 { $found }.
record-other-hash = 기록이 옆에 적힌 해시와 맞지 않아요.
line-not-record = 이 줄은 게임 기록이 아니에요.
record-runs = { $path }: 아직 진행 중인 게임이에요. 끝난 다음에 보고하세요.
promises-not-opened = 게임 중에 내보낸 기록이라 약속이 공개되어 있지 않아요.
promise-of-server = 서버의 비밀이 나눠 주기 전에 약속한 것과 달라요.
promise-of-seat = 자리 { $seat }번의 논스가 나눠 주기 전에 약속한 것과 달라요.
promise-of-person = 라운드의 { $seat }번 사람의 논스가 나누기 전에 약속한 것과 달라요.
promise-of-round = 자리의 약속이 라운드에 참가한 사람들의 약속과 달라요.
promises-twice = 라운드의 약속 가운데 같은 사람이 두 번 있어요.
promised-seed = 서버의 비밀과 자리들의 논스에서 이 시드가 나오지 않아요.
expected-whole-number = 정수
expected-text = 글
expected-object = 객체
expected-list = 목록
expected-move = [자리, 글]
expected-text-or-null = 글 또는 null
expected-result = 점수와 승자, 또는 null
expected-texts = 글의 목록
expected-seat = 자리 번호, 또는 null
expected-old-moves = 다시 볼 수 없는 행동의 수
expected-promises = 서버와 자리들의 약속, 또는 null
expected-seats = 자리마다 하나씩 { $count }개의 목록
expected-promise = 약속, 봇이면 null
expected-people = 라운드에 참가한 모든 사람의 약속 목록
expected-places = 자리 { $count }개마다 그 목록의 번호나 null
expected-called-off = 시작을 취소한 횟수
expected-digits = 16진수 { $count }자리

## Logs

log-format = 형식 { $format }번의 로그가 아니에요.
log-damaged = 로그가 손상됐어요: 행동 { $count }개 중 옛 행동이 { $old }개.
log-too-short = 다른 규칙으로 만든 로그인데, 너무 짧아서 이어 갈 상태가 들어 있지 않아요.

## Editions

edition-of-record = 기록의 에디션
other-edition = { $game }: { $wanted } 에디션(해시 { $hash })이 없어요. 여기 설치된 것: { $here } (해시 { $hash_here }).
no-edition = { $game }: { $name } 에디션은 없어요. 있는 것: { $names }.
edition-no-table = { $where }: 필요한 것은 값의 표, { got }.
edition-no-text = { $where }, { $key }: 필요한 것은 글, { got }.
edition-unknown-key = { $where }, { $key }: 이 게임에 없는 키예요. 있는 것: { $keys }.
edition-no-value = { $where }, { $key }: source와 value가 있는 표가 필요해요 ({ $why }).
edition-no-source = { $where }, { $key }.source: "printed" 또는 "rebuilt"여야 해요.
edition-value = { $where }, { $key }.value: 필요한 것은 { $why }, { got }.
edition-too-big = { $where }: 너무 커요 ({ $size }바이트, 최대 { $most }바이트).
edition-text = { $where }, { $key }.value: 글자, 숫자, 빈칸만으로 { $most }자 이내가 아닌 글이 있어요.
expected-numbers = { $low }부터 { $high }까지의 정수 목록
expected-so-many-numbers = { $low }부터 { $high }까지의 정수 { $length }개의 목록

## 바깥에서 실패한 것: 파일, 연결, 서버, 인증서

cause-missing = 찾을 수 없어요
cause-denied = 권한이 없어요
cause-read-only = 읽기 전용 디스크예요
cause-full = 디스크가 가득 찼어요
cause-folder = 파일이 아니라 폴더예요
cause-no-folder = 경로 중간에 폴더가 아닌 것이 있어요
cause-there = 같은 이름이 이미 있어요
cause-too-long = 이름이 너무 길어요
cause-loop = 링크가 제자리를 맴돌아요
cause-disk = 디스크에 문제가 있어요
cause-too-many = 열린 파일이 너무 많아요
cause-taken = 다른 프로그램이 그 포트를 써요
cause-not-here = 이 컴퓨터의 주소가 아니에요
cause-refused = 연결이 거부됐어요
cause-broken = 연결이 끊겼어요
cause-silent = 응답이 없어요
cause-no-way = 그곳으로 가는 네트워크가 없어요
cause-unknown-name = 그런 이름의 서버를 찾을 수 없어요
cause-no-names = 지금은 이름을 찾아볼 수 없어요
cause-no-host = 호스트 이름이 아니에요
cause-nothing = 응답이 없어요
cause-password = 비밀번호가 맞지 않아요
cause-certificate = 인증서를 믿을 수 없어요
cause-certificate-old = 인증서가 만료됐어요
cause-certificate-early = 인증서가 아직 유효하지 않아요
cause-certificate-own = 스스로 서명한 인증서예요
cause-certificate-other = 다른 이름의 인증서예요
cause-not-https = HTTPS로 응답하지 않아요
cause-not-http = HTTP 응답이 아니에요

## TOML

toml-no-equals = 키 뒤에 =가 없어요
toml-more = 줄에 필요 없는 것이 더 있어요
toml-open = 괄호가 닫히지 않았어요
toml-open-text = 문자열의 따옴표가 닫히지 않았어요
toml-twice = 키나 표가 두 번 있어요
toml-no-key = 키가 없어요
toml-no-value = TOML 값이 아니에요
toml-letter = 쓸 수 없는 글자가 있어요
toml-backslash = \를 잘못 썼어요
toml-number = 숫자가 너무 길어요
