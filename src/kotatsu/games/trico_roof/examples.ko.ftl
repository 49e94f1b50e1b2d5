# What the worked examples and pictures of the rulebook say: each by its name, then its steps (examples.toml). $seat1 … are the
# other players.

set-up = 칠하기 전의 마을
set-up-all = 지붕 열여섯 개. 그중 넷은 하얀 동그라미라서 선이 색을 정해요. 마을 옆에는 의뢰가 있고, 손에는 선물이 있어요.

request = 의뢰와 ★
request-all = 정부 의뢰 셋, 주민 의뢰 셋. 지붕 어디에 있어도 되지만 돌리지는 않는 패턴이에요. 숫자는 점수이고, 득점하려면 내 새 칩이 ★의 색이어야 해요.

gifts = 선물: 누가 언제 칠할까요
gifts-lead = { $seat1 } 님이 선으로 스카프 3을 줬어요. { $seat2 } 님은 스카프가 있어 따라 줘야 해요. 스카프 4.
gifts-trump = { $seat3 } 님은 스카프가 없어 시가 1을 줬어요. 시가가 두 번째로 나온 종류라 트럼프예요.
gifts-order = 나도 스카프가 없어 빵 2를 줬어요. 트럼프가 먼저, 그다음 스카프가 높은 순서로 { $seat3 } 님, { $seat2 } 님, { $seat1 } 님. 빵은 세 번째 종류라 순위가 없어요. 나는 거들어요.

paint = 지붕: 의뢰 득점
paint-first = { $seat3 } 님이 세 색 중에 골라 먼저 칠해요. 맨 아랫줄에 빨강.
paint-score = 이제 새 칩이 들어간 주민 의뢰가 지붕 위에 있고, 빨강은 ★의 색이에요. 9점! 의뢰를 뒷면으로 뒤집어요.
paint-second = { $seat2 } 님에게는 파랑과 노랑이 남았어요. 노랑을 쓰지만 아무것도 완성하지 못해요.
paint-third = { $seat1 } 님에게는 파랑이 남았고, 정부 의뢰가 완성돼요. 3점, 카드를 뒤집어요. 칠장이 둘이 득점해서, 거든 나는 2점을 얻어요.

score = 게임 끝
score-all = 여섯 단계가 끝났어요. 3, 3, 5, 7, 9점짜리 의뢰 다섯 개와 거들기 1점. 28점으로 내가 이겼어요.

circles = 하얀 동그라미 채우기
circles-all = 내가 선이라 내 손패와 모든 의뢰를 보면서 맨 윗줄부터 하얀 동그라미를 채워요. 첫 번째는 이제 파랑이에요.
