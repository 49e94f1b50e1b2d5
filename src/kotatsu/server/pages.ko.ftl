# Pages of the server that need no web app, and previews of links to it.

transfer-question = 이 기기에서 계속할까요? 테이블도 함께 옮겨 와요. 링크는 한 번만 쓸 수 있어요.
transfer-yes = 네, 여기서 계속해요
no-app = 테이블은 따뜻하지만 이 설치에는 웹 앱이 없어요. 설치할 때 앱을 만드는 Node.js 20.19 이상이 없었고 받아 올 수도 없었어요.
no-app-install = Node.js를 설치한 뒤 Kotatsu를 다시 설치하세요(폴더에서 { $command }).
no-app-terminal = 그때까지는 터미널에서 놀 수 있어요. 이 주소와 함께 { $command }라고 입력하세요.
no-app-interface = 이 서버가 할 수 있는 일은 { $link }에 적혀 있어요.
no-app-interface-link = 인터페이스 설명
needs-scripts = 테이블을 보여 주려면 Kotatsu에 자바스크립트가 필요해요.
preview = 팬케이크와 고양이와 지붕의 작은 보드게임. 앉으세요, 코타츠가 따뜻해요.
preview-invitation = 같이 놀아요: { $game }
preview-replay = 게임 돌아보기
preview-replay-line = 따뜻한 테이블에서 한 게임을 한 수씩, 누구의 눈으로든 볼 수 있어요.
picture-moment = 행동 { $number } / { $count }
picture-end = 게임 끝
