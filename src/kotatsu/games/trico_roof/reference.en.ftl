# The reference card of Trico Roof, in a browser and a terminal.

table = With { $players } players: { $phases } phases, in each { $gifts } gifts{ $each ->
    [1] .
   *[other] , { $each } from everybody.
}

gifts = Gifts
gifts-cards = Bread, wine, scarf and cigars: 1 to { $numbers }, { $copies ->
    [1] every card once.
    [2] every card twice.
   *[other] every card { $copies } times.
}
gifts-follow = Give the kind that was led if you hold it.

ranks = Who paints first
rank-trump = Trump: the second kind that appears
rank-led = The kind that was led
rank-assist = A third or fourth kind: its giver assists
ranks-within = Within a kind the higher number is first; of two equal cards the one given later.
ranks-none = If only one kind appears there is no trump.
ranks-next = The first painter leads the next gifts.

example-given = Given in this order
example-order = Painted in this order
example-assists = assists

painting = Painting
paint-how = Take a chip off any roof and lay one of another colour there. There are { $chips } of each colour.
paint-set = Painters 1 to 3 share one red, one blue and one yellow: three to choose from, then two, then one.
paint-new = { $painters ->
    [4] A fourth painter has a new set to choose from.
   *[other] A fourth and a fifth painter share a new set: three to choose from, then two.
}

requests = Requests
requests-how = Your new chip must be part of the finished pattern, and must have the colour of a ★ square; it need not lie on the ★. Patterns are never turned or mirrored.
requests-one = You score one request a turn at most, and never have to.
government = Government: always open. A scored card is turned over.
residents = Residents: three are open, new ones in every phase.
worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}

scoring = Points
points-request = A request
points-request-worth = what it shows
points-assist = An assistant, for each painter who scores
