# ラボの報告が述べること。

number-share = { $value }%
report-title = { $game }：ゲームが語ること
report-intro = { $players }人での{ $games }ゲーム。すべて{ $bot }が遊びました。版は{ $edition }、シードは{ $seed }です。
report-sure = ±のあとの数は、95%区間の半分です。このような区間は20回に1回ほど外れます。赤い点は、調べた点の数を考えに入れても、破線からはっきり離れています。すべてこれらのボットについてのことで、人の遊び方は違うかもしれません。
all-numbers = すべての数

section-seats = 有利な席はありますか？
section-seats-means = 席は、最初にひとりで決める人から数えます。破線は均等な割合です。
seat-from-opener = { $place ->
    [0] 最初に決める席
    [1] 次の席
   *[other] { $place }つあとの席
}
seats-even = ありません。これらのゲームでわかるかぎり、どの席も約{ $even }勝ちます。
seats-differ = あります。{ $best }は{ $most }、{ $worst }は{ $least }勝ちます。均等なら{ $even }です。

section-features = 勝ちに伴うもの
section-features-means = 配られたときにこれを持っていた席、または一度でもこれをした席が勝った割合です。勝ちに伴うだけで、原因だとは言えません。リードしている人だけができることかもしれません。
features-none = 十分な回数起きたものはありませんでした。
features-said = { $all }個のうち{ $count }個に、はっきりした差があります。最も勝ちに伴うのは「{ $best }」で、{ $even }に対して{ $most }です。

section-restricted = 手の価値：その手を決して選ばないボット
section-restricted-means = 同じ配りをもう一度行い、席ごとに順に、ほかの手があるかぎりその手を選びません。線より左なら、選ばないことで損をしています。
restricted-none = 選ばないでいられる種類の手はありません。
restricted-unclear = どの種類の手をひとつやめても、これらのゲームでわかる変化はありません。
restricted-said = 最も損をするのは「{ $what }」を決してしないときで、勝率は{ $difference }変わります。{ $all }種類のうち{ $count }種類に、はっきりした差があります。

section-length = ゲームの長さと接戦の度合い
section-length-means = 全席を合わせた手数です。棒は手数ごとに1本です。
length-said = 1ゲームは{ $mean }手で、10ゲーム中9ゲームは{ $low }手から{ $high }手です。勝者は平均{ $winner }点で、2位との差は{ $margin }点です。勝者が複数のゲームは{ $ties }です。

section-leads = 首位の交代と逆転
section-leads-means = 一手ごとの得点で、伏せられたものも含みます。逆転とは、中盤で最下位（全員同点を除く）だった人の勝ちです。
leads-said = 首位は1ゲームに{ $changes }回入れ替わります。勝者が中盤に最下位だったゲームは{ $comebacks }です。

section-drama = いつ決まりますか？
section-drama-means = 最後に勝つ人の勝率を、ゲームの0%から100%まで、点差だけから見積もったものです。点差の価値はゲームの半分から学び、残りの半分に当てはめました。
drama-open = 遅くです。のちの勝者の勝率は中盤で{ $middle }、点差だけでは最後まで80%になりません。
drama-said = のちの勝者の勝率は中盤で{ $middle }、ゲームの{ $at }が過ぎると80%になります。

section-choices = 決めることの多さ
section-choices-means = ゲームの進みに沿った、選べる手の平均数です。手に違いがあるかはボットの第一印象で、手がかりであって証明ではありません。
choices-said = 1回の選択には{ $choices }通りの手があります。選択の{ $forced }には選ぶ余地がなく、さらに{ $even }では、ボットにはどの手も同じに見えます。

section-sources = 点の出どころ
section-sources-means = 得点表の各行の平均点を、勝者とほかの人に分けて示します。
sources-none = 点は入りませんでした。
sources-winner = 勝者
sources-others = ほかの人
sources-said = 勝者との差が最も大きいのは「{ $what }」で、ほかの人の{ $others }点に対して{ $winner }点です。

section-skill = 強いボットは勝ちますか？
section-skill-means = 弱いボットの中に強いボットを1匹入れ、同じ配りですべての席に順に座らせます。強くても勝てない分が運です。
skill-step = { $worse }の中の{ $better }
skill-said = はい、どの段でも勝ちます。最もはっきりしているのは{ $worse }の中の{ $better }で、均等なら{ $even }のところ{ $most }勝ちます。
skill-unclear = 試した段のすべてではないか、はっきりしません。最もはっきりしているのは{ $worse }の中の{ $better }で、均等なら{ $even }のところ{ $most }勝ちます。

section-styles = ほかのスタイルでも言えますか？
section-styles-means = 全席がこのスタイルのとき、最初に決める席が勝つ割合です。すべてのスタイルで言えることが、確かな結果です。
styles-agree = はい。どのスタイルも同じ向きで、少なくとも1つははっきりしています。
styles-disagree = いいえ。最初に決める席は、あるスタイルでは有利で、別のスタイルでは不利です。
styles-unclear = わかりません。スタイルの向きがそろわないか、どれもはっきりしません。それぞれのゲーム数は少なめです。

section-deviations = 版の数を1つずらすと
section-deviations-means = 版の数をそれぞれ1つ減らすか増やし、同じ配りで勝者の点の変化を見ます。
deviations-none = 1つずらせる数はありませんでした。
deviations-said = 最も効くのは{ $number }で、{ $to }にすると勝者の点は{ $difference }変わります。{ $all }通りのうち{ $count }通りがはっきりしています。

column-seat = 席
column-wins = 勝率
column-points = 点
column-what = 内容
column-times = 1ゲームの回数
column-bot = ボット
column-number = 数
column-winner-points = 勝者の点
column-margin = 最後の点差
column-opener = 最初に決める席の勝率
column-moves = 手数

tune-title = { $game }：数の探索
tune-said = 試行は{ $trials }回です。目標までの距離は{ $before }から{ $found }になりました。どちらも新しい配りで測り直したものです。
tune-means = すべて望みどおりなら距離は0です。測ったものが望みの範囲からどれだけ外れたかを、望みの値に対する割合の2乗で足し合わせます。曲線は試行で測ったそれまでの最良の距離で、運の分だけ実際より良く見えます。
tune-course = 道のり
tune-column-what = 測ったもの
tune-column-number = 数
tune-column-wanted = 望み
tune-column-before = 前
tune-column-found = 結果
