# What can be wrong with a move, or with how a table is asked for. The terminal and the web app say it.
#
# $game is the game's title. $why is another text: why a move is illegal, or what was expected; those of a game
# stand in its narration. What was typed comes with its quotation marks.

plain = { $sentence }

## Games, players and options

no-such-game = Spilið { $name } er ekki til; í boði er: { $games }.
players = { $game }: fyrir { $few } til { $many } leikmenn, ekki { $count }.
option-value = { $game }: { $name } getur ekki verið { $value }; á að vera { $why }.
no-such-option = { $game }: valkosturinn { $name } er ekki til; í boði er: { $options }.
first-leader = { $game }: first_leader getur ekki verið { $seat }; { $players } leikmenn eiga sæti 0 til { $last }.
no-such-seat = Sæti { $seat } er ekki til; í þessu spili eru sæti 0 til { $last }.
no-such-bot = Þjarkurinn { $name } er ekki til; í boði er: { $levels }.
own-bot = { $given }: eigin þjarkur er NAFN=SKRÁ, með nafni úr litlum stöfum, tölum og - sem er ekkert af: { $taken }.
own-bot-file = Skráin { $file } fyrir þann þjark er ekki til.
bot-does-not-search = { $name }: { $level } leitar ekki og heitir því bara { $level }.
bot-iterations = { $name }: á eftir @ á að vera fjöldi ítrana, frá 1.
no-such-style = Stíllinn { $name } er ekki til; til eru { $styles }.
bot-without-style = { $name }: stíll er aðeins fyrir þau sem spila við fyrstu sýn ({ $levels }).
seed-length = Fræ er texti með 1 til { $most } stöfum, ekki { $length }.
seed-no-text = Fræ er texti, en í þessu er eitthvað sem er ekki stafur.

## What was expected

expected-choice = { $choices } eða { $last }
expected-switch = true eða false
expected-number = heil tala frá { $low } til { $high }
expected-number-or-nothing = heil tala frá { $low } til { $high }, eða ekkert

## Moves

illegal-move = Sæti { $seat } getur ekki leikið „{ $move }“: { $why }.{ $legal ->
    [none] { "" }
   *[other] { " " }Í boði núna: { $legal }.
}
no-time-out = Sæti { $seat } getur ekki fallið á tíma hér: reglurnar segja ekkert um það.
illegal-now = reglurnar leyfa það ekki núna
illegal-over = spilinu er lokið
illegal-not-asked = { $count ->
    [1] það skuldar enga ákvörðun núna, heldur sæti { $seats }
   *[other] það skuldar enga ákvörðun núna, heldur sætin { $seats }
}
illegal-no-such-seat = aðeins eru til sæti 0 til { $last }
illegal-no-such-move = leikir eru tölur frá 0 til { $last }
illegal-notation = þetta er ekki ritháttur löglegs leiks
illegal-nothing-pending = það á ekkert val sem bíður
illegal-not-alone = einhver hefur leikið eða séð eitthvað síðan það lék
