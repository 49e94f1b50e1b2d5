# Pages of the server that need no web app.

transfer-question = 이 기기에서 계속할까요? 테이블도 함께 옮겨 와요. 링크는 한 번만 쓸 수 있어요.
transfer-yes = 네, 여기서 계속해요
