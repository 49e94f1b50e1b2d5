# The reference card of Cat Tower, in a browser and a terminal.

dice = 주사위
dice-two = 내 주사위와 남은 주사위: 하나는 아이템, 하나는 층, 마음대로 정해요.

items = 아이템과 점수
die = 눈
item-name = 아이템
scores = 점수
scores-house = 바로 고양이 점수. 집 그림이 있는 칸에만.
scores-yarn = 열마다 털실이 가장 많으면 { $first }점{ $second ->
    [0] .
   *[other] , 두 번째는 { $second }점.
} 동점은 그 순위의 점수를 나누고 나머지는 버려요. 털실이 없으면 0점이에요.
scores-butterfly = 하나에 { $each }점, 발자국도 하나.
scores-bowl = 옆에 있는 종류마다 { $each }점.
scores-cushion = { $each ->
    [1] 층수만큼.
   *[other] 한 층에 { $each }점.
}
scores-mouse = 이어진 무리: 쥐 { $counts } …마리에 { $groups } …점.

cats = 고양이
cats-how = 집을 그리면 고양이 한 마리가 딱 한 번 점수를 내요: 내 집 수 × 그 종류의 내 아이템 수, 새 집도 둘 다에 쳐요.
cats-none = 내 고양이가 모두 점수를 냈으면 집을 그릴 수 없어요.
cats-which = 고양이가 있는 것: { $items }.

paws = 발자국
paws-get = 패스하거나 나비를 그리면 하나 얻어요. 한 게임에 한 사람이 { $count }개까지예요.
paws-use = 하나 쓸 때마다 숫자를 1 올리거나 내려요. 1부터 6까지.

columns = 다 찬 열
column = 열
hexes = 칸
house-floors = 집이 있는 층
large = 먼저
small = 나중
columns-how = 누군가 그 열을 처음 채운 라운드에 채우면 모두 큰 보너스를 나누지 않고 받아요. 더 늦은 라운드에는 작은 보너스예요.
end = 누가 열 { $columns }개를 다 채우거나 { $rounds }라운드가 지나면 게임이 끝나요.
