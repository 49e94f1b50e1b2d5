# 자리에 없는 사람에게 알리는 말.

## 기기에서

push-turn = 내 차례예요.
push-remind = 시간이 얼마 남지 않았어요. 내 차례예요.

## 웹훅으로

hook-turn = { $name } 님, { $game }에서 차례가 되었어요: { $link }
hook-remind = { $name } 님, { $game }에서 시간이 얼마 남지 않았어요: { $link }
hook-open = “{ $name }”에서 { $game } 테이블이 열렸어요: { $link }
hook-draw = “{ $name }”에서 라운드의 테이블이 정해졌어요: { $link }
hook-test = { $name } 님, Kotatsu의 알림이 여기로 와요.

## 메일로

mail-turn-subject = { $game }에서 차례가 되었어요
mail-turn = { $name } 님, 안녕하세요.

    { $game }에서 차례가 되었어요:
    { $link }
mail-remind-subject = { $game }에서 시간이 얼마 남지 않았어요
mail-remind = { $name } 님, 안녕하세요.

    { $game }에서 차례인데, 시간이 얼마 남지 않았어요:
    { $link }
mail-confirm-subject = Kotatsu 확인 번호: { $code }
mail-confirm = { $name } 님, 안녕하세요.

    이 번호를 넣으면 이 주소로 알림이 와요: { $code }

    부탁한 적이 없다면 아무것도 하지 않아도 돼요. 더는 오지 않아요.
mail-stop = 메일 그만 받기: { $link }

## 메일에서 여는 페이지

stop-question = 이 주소로 오는 차례 알림 메일을 그만 받을까요?
stop-yes = 메일 그만 받기
stop-done = 이제 메일이 오지 않아요.
