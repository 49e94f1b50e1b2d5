# What the cat says in the guided first game (tutorial.toml). $seat1 and $seat2 are the other players.

welcome = Welcome to the town of three colours! You, { $seat1 } and { $seat2 } paint its roofs. After six phases, the most points win; if equal, you share the win.
requests = The government's requests pay 3 points, the residents' more. Each is a picture made of roofs: anywhere in town, but just as drawn, never turned. A dotted square: any colour.
white = Rows have numbers and columns letters: 1d is at the top right. It was one of four white circles, roofs without paint. { $seat2 } leads first and chose their colours.
gifts = In each phase, everyone gives the guildmaster one card: bread, wine, a scarf or cigars. The better yours, the sooner you paint. These six are for six phases; the 14 not dealt stay unseen.
follow = { $seat2 } leads with a wine 4. Whoever has wine must give wine, and high numbers are better. You have no wine, so you may give anything.
trump = The second kind that is given becomes trump. It beats the first kind, even with a 1! Yours will be the second: give your bread 1.
order = Bread is trump, so you paint first and { $seat2 } second. { $seat1 } has no wine and gave a third kind, a scarf: third kinds do not paint, they assist.
star = Now paint! The third picture of the residents pays 6, if your new roof completes it and has the colour of its star: blue. It need not lie where the star is.
starless = Mind the star: red on 4c would complete it with 3a, 3b and 4b. But its star is blue, so red scores nothing. Nor does a picture that is there already, without your new roof.
paint = Blue on 2b is right: with 2a, 3b and 3c it makes the picture, and its star is blue. To paint is to lay a chip on a roof of another colour: paint 2b blue!
score = The picture is complete, and your new chip has the colour of the star. Score it! Then nobody else can: a resident's request is closed once it is scored.
turned = { $seat2 } painted with one of the two colours you left, and scored 3 with the third government card. These cards stay: it was turned over, and its other side counts now.
assist = Two painters have scored, you and { $seat2 }. For each of them whoever assists gets a point, so { $seat1 } has 2.
lead = A new phase: all three requests of the residents were replaced, scored or not. You painted first, so you lead: give your cigars 4!
equal = Only cigars were given, so there is no trump. { $seat2 } gave a 4 as well, and of equal gifts the later one is better: you paint second.
left = In each phase the first three painters share one red, one blue and one yellow chip. { $seat2 } took the red. Paint 2c blue: that completes two pictures at once!
choice = You may score only one a turn: take the 6! Why ever score nothing? A scored government card turns over, and its other side may help the next painter.
end = { $seat1 } was third and had to take yellow, the last colour: good gifts pay! { $seat2 } leads now. The game is yours; ask for a hint whenever you like.
