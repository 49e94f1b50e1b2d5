# What the cat says in the guided first game (tutorial.toml). $seat1 and $seat2 are the other players.

welcome = Welcome to the town of three colours! You, { $seat1 } and { $seat2 } paint its sixteen roofs red, blue and yellow. After six phases, the most points win; if equal, you share the win.
requests = Points come from requests, the cards around the town: pictures of roofs, anywhere in town, but just as drawn, never turned. A dotted square: any colour. The government's three pay 3 (small: the back), residents' their number.
white = Rows have numbers, columns letters: 1d is at the top right. Four roofs had no paint, the white circles: { $seat2 }, who leads first, has just chosen their colours. The paw prints below count everybody's points.
gifts = The guildmaster says who paints first, by presents: in each phase everyone gives one, bread, wine, a scarf or cigars, from 1 to 4; every card is there twice. Your six are for six phases; some cards stay in the box.
follow = { $seat2 } leads with wine 4. Whoever has wine must give wine, and high numbers are better. You have no wine, so you may give anything.
trump = The second kind of present given in a phase is trump in this phase. It beats the first kind, even with a 1! Yours will be the second: give your bread 1.
order = Bread is trump, so you paint first and { $seat2 } second. { $seat1 } gave a third kind, a scarf: whoever does that does not paint, but assists, and gets a point for each painter who scores.
star = Before you paint: the third picture of the residents pays 9, if your new roof completes it and has the colour of one of its stars, as blue does. It need not lie where the star is.
starless = Red on 4c would finish that picture too. But where only one square has a star, as in the government's first picture, other colours score nothing; nor does a picture that lies there already, without your new roof.
paint = Blue on 2b is right: with 2a, 3b and 3c it makes the picture. One chooses a colour first (blue is chosen already), then a roof of another colour, whose old chip goes back to the heap. Paint 2b blue!
score = The picture is complete, and your new chip has the colour of a star. Score it! Then nobody else can: a resident's request is closed once it is scored.
turned = You had taken blue, so red and yellow were left for { $seat2 }: three painters share one of each colour, a fourth begins a new set. { $seat2 } scored 3 with a government card: turned over, its back counts now.
assist = Two painters have scored, you and { $seat2 }. For each of them whoever assists gets a point, so { $seat1 } has 2.
lead = A new phase: all three requests of the residents were replaced, scored or not. (Used up, they are shuffled again.) You painted first, so you lead: give your cigars 4!
equal = Only cigars were given, so there is no trump. { $seat2 } gave the other 4, and of equal presents the later one is better: you paint second.
left = { $seat2 } took the red, so blue and yellow are left for you. Paint 2c blue: that completes two pictures, of which you may score one.
choice = Take the 7! One may also score nothing: a scored government card turns over, and its back may help the next painter; and whoever assists gets a point whenever a painter scores.
end = { $seat1 } is third and must take the last colour: good presents pay! { $seat2 } leads next. The game is yours now; the bulb gives hints.
