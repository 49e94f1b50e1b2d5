# 알림과 설치한 앱에 대한 말.

newer-app = 새 Kotatsu가 있어요.
newer-take = 새것으로 다시 불러오기
newer-later = 나중에
asleep-title = 네트워크가 없어요
asleep-line = 서버에 닿지 않아요. 게임은 서버에 그대로 있으니, 네트워크가 돌아오면 다시 와요.
asleep-again = 다시 하기

notices-title = 내 차례가 되면 알리기
notices-who = 먼저 위에서 이름을 알려 주세요. 그래야 누구에게 알릴지 알 수 있어요.
notices-line = 자리에 없는 사람에게 차례마다 한 번만 알려요. 여기서 부탁하기 전에는 아무것도 보내지 않아요.
push-switch = 이 브라우저에서 (Kotatsu를 닫아도)
push-here = 이 브라우저
push-elsewhere = 다른 브라우저
push-not-here = 이 브라우저는 Kotatsu를 닫으면 알림을 받을 수 없어요. iPhone에서는 먼저 홈 화면에 추가해 주세요.
push-not-server = 이 서버는 브라우저에 알릴 수 없지만, 주소로는 알릴 수 있어요.
push-not-permitted = 브라우저가 허락하지 않아요. 설정에서 이 페이지의 알림을 허락해 주세요.
remove = 지우기
channel-remove = { $name } 지우기
channel-address = 웹훅 (Discord, Slack, 내 것)
channel-address-mail = 메일 주소 또는 웹훅 (Discord, Slack, 내 것)
channel-add = 더하기
mail-code = 메일로 온 확인 번호
mail-code-send = 확인
hook-secret = 서명 열쇠
hook-secret-line = 알림이 여기서 왔는지 받는 쪽에서 이것으로 확인할 수 있어요.
quiet = 조용한 시간
quiet-from = 시작
quiet-to = 끝
reminders = 느린 게임에서 시간이 끝나기 전에 알리기
bell = 여기서 내 차례가 되면 알리기
notice-network = 지난 알림이 닿지 않았어요. 대답이 없어요.
notice-answer = 지난 알림을 받아 주지 않았어요.
notice-address = 지난 알림을 보낼 수 없었어요. 주소가 틀려요.
notice-private = 이 주소는 내부 네트워크에 있어서 이 서버가 보내지 않아요.
notice-mail = 지난 메일을 보낼 수 없었어요.
notice-unsure = 지난 알림을 보내던 중에 서버가 멈췄어요. 닿지 않았을 수도 있어요. 두 번 알리지 않도록 여기서는 다시 보내지 않아요.
