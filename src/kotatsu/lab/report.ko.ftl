# 실험실 보고서가 하는 말.

number-share = { $value }%
report-title = { $game }: 게임이 말해 주는 것
report-intro = { $players }명이 한 게임 { $games }판이에요. 모두 { $bot } 봇이 했고, 에디션은 { $edition }, 시드는 { $seed }{ JOSA($seed, "이에요", "예요") }.
report-sure = ± 뒤는 95% 구간의 절반이에요. 이런 구간은 스물에 하나쯤 빗나가요. 빨간 점은 살펴본 점의 수를 헤아려도 점선에서 뚜렷이 떨어져 있어요. 모두 이 봇들에 대한 이야기이고, 사람은 다르게 할 수 있어요.
all-numbers = 모든 숫자

section-seats = 더 좋은 자리가 있나요?
section-seats-means = 자리는 처음으로 혼자 결정하는 사람부터 세어요. 점선은 고른 몫이에요.
seat-from-opener = { $place ->
    [0] 처음 결정하는 자리
    [1] 그다음 자리
   *[other] { $place }자리 뒤
}
seats-even = 아니요. 이 게임들로 알 수 있는 한 모든 자리가 { $even }쯤 이겨요.
seats-differ = 네. 가장 좋은 곳({ $best })은 { $most }, 가장 나쁜 곳({ $worst })은 { $least } 이겨요. 모두 같다면 { $even }예요.

section-features = 승리와 함께 가는 것
section-features-means = 나눠 받을 때 이것을 갖고 있었거나 한 번이라도 한 자리가 이긴 비율이에요. 승리와 함께 갈 뿐 원인이라는 말은 아니에요. 앞선 사람만 할 수 있는 일일지도 몰라요.
features-none = 그런 일이 충분히 자주 일어나지 않았어요.
features-said = { $all }가지 가운데 { $count }가지가 뚜렷한 차이를 보여요. 승리와 가장 함께 가는 것은 “{ $best }”: { $even } 대신 { $most }예요.

section-restricted = 행동의 값어치: 그 행동을 절대 하지 않는 봇
section-restricted-means = 카드를 똑같이 다시 나누고, 자리마다 차례로 다른 행동을 할 수 있는 한 그 행동을 하지 않아요. 선의 왼쪽이면 하지 않아서 손해를 본 거예요.
restricted-none = 안 하고 넘어갈 수 있는 종류의 행동이 없어요.
restricted-unclear = 한 종류의 행동을 하지 않아도 이 게임들이 보여 줄 만한 변화는 없어요.
restricted-said = 가장 손해인 것은 “{ $what }” 행동을 절대 하지 않을 때로, 승률이 { $difference }만큼 바뀌어요. { $all }종류 가운데 { $count }종류가 뚜렷한 차이를 보여요.

section-length = 게임의 길이와 접전
section-length-means = 모든 자리의 결정을 합친 수예요. 막대 하나가 결정 수 하나예요.
length-said = 게임 한 판은 결정 { $mean }번이고, 열에 아홉은 { $low }번에서 { $high }번 사이예요. 이긴 사람은 평균 { $winner }점이고 2등보다 { $margin }점 앞서요. 게임의 { $ties }는 여럿이 함께 이겨요.

section-leads = 선두 교체와 역전
section-leads-means = 결정마다의 점수로, 숨은 점수도 넣었어요. 역전은 게임 중간에 꼴찌였던 사람이 이기는 거예요. 모두 동점이면 빼요.
leads-said = 선두는 한 판에 { $changes }번 바뀌어요. 게임의 { $comebacks }에서 이긴 사람이 중간에는 꼴찌였어요.

section-drama = 언제 결정되나요?
section-drama-means = 끝에 이긴 사람의 승률을 게임의 0%부터 100%까지 점수 차만으로 어림했어요. 점수 차의 값어치는 게임 절반에서 배워 나머지 절반에 물었어요.
drama-open = 늦게요. 중간에 나중 승자의 승률은 { $middle }이고, 점수만으로는 끝나기 전에 80%가 되지 않아요.
drama-said = 중간에 나중 승자의 승률은 { $middle }이고, 게임의 { $at }가 지나면 80%가 돼요.

section-choices = 결정할 것이 얼마나 있나요
section-choices-means = 게임이 나아가는 동안 할 수 있는 행동 수의 평균이에요. 행동이 서로 다른지는 봇의 첫인상이라 단서일 뿐 증명은 아니에요.
choices-said = 결정 한 번에 할 수 있는 행동은 { $choices }개예요. 결정의 { $forced }는 고를 것이 없고, 또 { $even }에서는 봇에게 모든 행동이 같아 보여요.

section-sources = 점수가 나오는 곳
section-sources-means = 점수표 각 줄의 평균 점수를 승자와 나머지로 나누었어요.
sources-none = 점수가 나지 않았어요.
sources-winner = 승자
sources-others = 나머지
sources-said = 승자가 가장 다른 것은 “{ $what }”: { $others }점에 견주어 { $winner }점이에요.

section-skill = 더 나은 봇이 이기나요?
section-skill-means = 약한 봇들 사이에 나은 봇 하나를, 카드를 똑같이 나누면서 모든 자리에 앉혀 봐요. 더 잘하는데도 이기지 못하는 만큼이 운이에요.
skill-step = { $worse } 사이의 { $better }
skill-said = 네, 모든 단계에서요. 가장 뚜렷한 것은 { $worse } 사이의 { $better }: 모두 같다면 { $even }인 곳에서 { $most } 이겨요.
skill-unclear = 해 본 모든 단계에서는 아니거나 뚜렷하지 않아요. 가장 뚜렷한 것은 { $worse } 사이의 { $better }: 모두 같다면 { $even }인 곳에서 { $most } 이겨요.

section-styles = 다른 스타일에서도 그런가요?
section-styles-means = 모든 자리가 이 스타일일 때 처음 결정하는 자리가 이기는 비율이에요. 모든 스타일에서 그래야 튼튼한 결과예요.
styles-agree = 네. 모든 스타일이 같은 쪽을 가리키고, 적어도 하나는 뚜렷해요.
styles-disagree = 아니요. 처음 결정하는 자리가 어떤 스타일에서는 유리하고 다른 스타일에서는 불리해요.
styles-unclear = 알 수 없어요. 스타일이 모두 같은 쪽을 가리키지 않거나 뚜렷한 것이 없어요. 스타일마다 게임 수가 더 적었어요.

section-deviations = 에디션의 숫자를 하나씩 바꾸면
section-deviations-means = 에디션의 숫자를 하나씩 줄이거나 늘리고, 카드를 똑같이 나눠서 승자의 점수가 어떻게 바뀌는지 봐요.
deviations-none = 하나 바꿀 수 있는 숫자가 없었어요.
deviations-said = 가장 크게 바꾸는 숫자는 { $number }: 값이 { $to }이면 승자의 점수가 { $difference }만큼 바뀌어요. { $all }가지 가운데 { $count }가지가 뚜렷해요.

column-seat = 자리
column-wins = 승률
column-points = 점수
column-what = 무엇
column-times = 한 판의 횟수
column-bot = 봇
column-number = 숫자
column-winner-points = 승자의 점수
column-margin = 끝의 점수 차
column-opener = 처음 결정하는 자리의 승률
column-moves = 결정

tune-title = { $game }: 숫자 찾기
tune-said = 시도는 { $trials }번이에요. 목표까지의 거리는 { $before }에서 { $found }{ JOSA($found, "으로", "로") } 바뀌었고, 둘 다 카드를 새로 나눠서 다시 쟀어요.
tune-means = 모두 바라는 대로면 거리는 0이에요. 척도마다 바라는 범위를 벗어난 정도를 바라는 값에 대한 비율로 제곱해 더해요. 곡선은 시도에서 잰 그때까지의 가장 좋은 거리라 운만큼 실제보다 좋아 보여요.
tune-course = 찾아간 길
tune-column-what = 척도
tune-column-number = 숫자
tune-column-wanted = 바란 값
tune-column-before = 이전 값
tune-column-found = 찾은 값
