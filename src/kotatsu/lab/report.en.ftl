# What a report of the lab says. Numbers come written; $what, $best, $number are words of the game's notation.

number-share = { $value } %
report-title = { $game }: what the games say
report-intro = { $games } games of { $players } players, all played by { $bot }; edition { $edition }, seed { $seed }.
report-sure = What stands after ± is half of a 95 % interval: of twenty such intervals about one misses the truth. A red dot is clearly off the dashed line, even counting how many dots were looked at. All of it is about these bots; people may play otherwise.
all-numbers = All numbers

section-seats = Is one seat better off?
section-seats-means = Seats are counted from whoever decides first on their own. The dashed line is an even share.
seat-from-opener = { $place ->
    [0] first to decide
    [1] next
   *[other] { $place } seats later
}
seats-even = No: every seat wins about { $even } of the games, as far as these games can tell.
seats-differ = Yes: { $best } wins { $most }, { $worst } wins { $least }; an even share is { $even }.

section-features = What goes with winning
section-features-means = How often a seat won that held this at the deal, or did it at least once. It goes with winning; that it causes it is not said: whoever is ahead may also be the one who can do it.
features-none = Nothing of that kind came up often enough.
features-said = { $count } of { $all } things make a difference that is clear. Most goes with “{ $best }”: { $most } instead of { $even }.

section-restricted = What a move is worth: bots that never make it
section-restricted-means = The same deals again, and each seat in turn never makes such a move while it can do something else. To the left of the line: who leaves it out loses by that.
restricted-none = There are no kinds of moves that one could leave out.
restricted-unclear = Leaving out any one kind of move changes nothing that these games could show.
restricted-said = Most is lost by never doing “{ $what }”: the share of wins changes by { $difference }. { $count } of { $all } kinds make a clear difference.

section-length = How long a game is, and how close
section-length-means = Decisions of all seats together, one bar for each number of them.
length-said = A game has { $mean } decisions, nine of ten games between { $low } and { $high }. The winner has { $winner } points on average and is { $margin } ahead of the second; { $ties } of the games end with several winners.

section-leads = Changes of the lead, and comebacks
section-leads-means = Points as they stand after each decision, hidden ones included. A comeback is a win by who was last in the middle of the game, and not alone in it.
leads-said = The lead changes { $changes } times a game. In { $comebacks } of the games the winner had been last at half-time.

section-drama = When is it decided?
section-drama-means = The chance to win of whoever wins in the end, from 0 % of the game to 100 %, as the lead in points alone tells it. How much a lead is worth was learned from one half of the games and asked of the other.
drama-open = Late: in the middle of the game the later winner has a chance of { $middle }, and points alone never make it 80 % before the end.
drama-said = In the middle of the game the later winner has a chance of { $middle }; it comes to 80 % when { $at } of the game is over.

section-choices = How much there is to decide
section-choices-means = The mean number of legal moves over the course of the game. Whether moves differ is what the bot thinks at first sight, so it is a hint, not a proof.
choices-said = A decision has { $choices } possible moves. { $forced } of the decisions are forced, and in another { $even } all moves look the same to the bot.

section-sources = Where points come from
section-sources-means = Mean points of each line of the score sheet, for winners and for the others.
sources-none = No points were made.
sources-winner = winners
sources-others = the others
sources-said = Winners differ most by “{ $what }”: { $winner } points against { $others }.

section-skill = Does the better bot win?
section-skill-means = One better bot among weaker ones, in every seat of the same deals. What it does not win although it plays better is luck.
skill-step = { $better } among { $worse }
skill-said = Yes, on every step of the ladder. The clearest: a { $better } among bots called { $worse } wins { $most } where { $even } would be even.
skill-unclear = Not on every step that was tried, or not clearly. The clearest: a { $better } among bots called { $worse } wins { $most } where { $even } would be even.

section-styles = Does it hold for other styles?
section-styles-means = How often the first to decide wins when all seats play in this style. A finding counts as robust when it holds for all of them.
styles-agree = Yes: all styles point the same way, at least one of them clearly.
styles-disagree = No: the first to decide is better off in one style and worse off in another.
styles-unclear = Not known: the styles do not all point the same way, or none does clearly; there were fewer games for each.

section-deviations = One step beside the edition's numbers
section-deviations-means = Each number of the edition one less or one more, on the same deals: how the winner's points change.
deviations-none = No number of the edition could be changed by one.
deviations-said = Most depends on { $number }: as { $to } it changes the winner's points by { $difference }. { $count } of { $all } changes are clear.

column-seat = seat
column-wins = share of wins
column-points = points
column-what = what
column-times = times a game
column-bot = bots
column-number = number
column-winner-points = winner's points
column-margin = lead at the end
column-opener = wins of the first to decide
column-moves = decisions

tune-title = { $game }: a search for numbers
tune-said = { $trials } trials. The distance to the target was { $before } and is { $found }, both measured again on fresh deals.
tune-means = The distance is 0 when everything is as wanted: it adds up the squares of how far each measure is outside, as a part of what was wanted. The curve shows the best distance so far as the trials measured it, which is better than it is by their luck.
tune-course = Where it went
tune-column-what = measure
tune-column-number = number
tune-column-wanted = wanted
tune-column-before = before
tune-column-found = found
