# What the workshop says, in which an edition of a game is changed, kept, shared and tried out.

workshop-title = Workshop
workshop-of = Workshop: { $game }
workshop-line = Change what stands on the cards, sheets and requests, play with it, and see what it does.
workshop-choose = Whose numbers do you want to change?
workshop-to-game = To the workshop of { $game }
workshop-coming = The workshop is being opened …

workshop-name = What you call it
workshop-untitled = My own edition
workshop-printed = printed
workshop-rebuilt = rebuilt
workshop-original = made up
workshop-own = yours
workshop-mark-printed = It stands in the rulebook, or in somebody's box.
workshop-mark-rebuilt = It stood only in a picture that is lost, so we chose it.
workshop-mark-original = It was made up for this game.
workshop-mark-own = It is not what the game comes with.
workshop-in-box = so it stands in my box
workshop-reset-printed = as printed
workshop-reset-rebuilt = as rebuilt
workshop-reset-original = as it was
workshop-reset-of = Back to what it was: { $name }
workshop-reset-all = Everything as it comes
workshop-undo = Undo
workshop-redo = Redo
workshop-tools = What you can do with it
workshop-less = One less
workshop-more = One more
workshop-place = { $name }, { $number }
workshop-part = { $name }, { $part }
workshop-add-place = One more: { $name }
workshop-remove-place = Remove { $name }
workshop-rest = The rest
workshop-none-changed = As the game comes: nothing is changed.
workshop-changes = { $count ->
    [one] One value is changed.
   *[other] { $count } values are changed.
}
workshop-fine = The rules take it.
workshop-checking = The rules look at it …
workshop-faults = { $count ->
    [one] One thing does not fit:
   *[other] { $count } things do not fit:
}
workshop-as-forms = Some values have a shape that cannot be drawn, so everything is shown as forms.
workshop-left-out = Left out, because this game has no such values: { $keys }
workshop-of-table = This is the edition of a table. Change it as you like: the table keeps its own.

workshop-save = Save
workshop-saved = Saved.
workshop-saved-here = Saved in this browser alone.
workshop-keep-there = on this server too, for my other devices
workshop-editions = Your editions
workshop-editions-none = None yet. What you save stands here.
workshop-where-here = in this browser
workshop-where-there = on the server
workshop-where-both = in this browser and on the server
workshop-open = Open { $title }
workshop-delete = Delete
workshop-delete-of = Delete { $title }
workshop-delete-sure = Delete “{ $title }”? Games that were played with it stay.
workshop-new = Begin anew

workshop-play = Play it
workshop-play-title = Play { $title }

workshop-share = Share
workshop-share-line = As a file it is TOML: everybody can read it, play with it here or with --edition, and change it.
workshop-download = Download the file
workshop-upload = Open a file
workshop-copy = Copy the text
workshop-copied = Copied.
workshop-link-label = Copy the link
workshop-link-line = Whoever opens this link sees your edition in their own workshop.
workshop-link-long = There is too much in it for a link: send the file.
workshop-text = The edition as text

workshop-try = What would this do?
workshop-try-line = Bots play your edition and the one that the game comes with, on the very same deals, and count.
workshop-try-players = Players
workshop-try-measure = What matters most
workshop-try-start = Try it
workshop-try-stop = Stop
workshop-try-limits = At most { $games } pairs of games, { $seconds } seconds, and one trial at a time. It ends as soon as what matters most is clear, and when you leave this page.
workshop-try-running = { $games } of at most { $most } pairs of games.
workshop-try-done = { $games } pairs of games were played.
workshop-try-old = The numbers have changed since: this is what the earlier ones did.
workshop-try-bots = All seats are played by bots that choose at first sight; people may play otherwise.
workshop-measure-winner-points = Points of the winner
workshop-measure-points = Points of everybody, on average
workshop-measure-margin = Lead of the winner
workshop-measure-moves = Length in decisions
workshop-measure-ties = Games with several winners
workshop-measure-opener = Wins of whoever decides first
workshop-sources = Points of all seats together, by where they come from
workshop-others = The game as a whole
workshop-say-few = There are too few games yet to say anything.
workshop-say-higher = { $measure }: higher by { $difference }, from { $before } to { $after }. That is clear: the true difference lies between { $low } and { $high }, by a way of counting that errs once in twenty trials at most.
workshop-say-lower = { $measure }: lower by { $difference }, from { $before } to { $after }. That is clear: the true difference lies between { $low } and { $high }, by a way of counting that errs once in twenty trials at most.
workshop-say-open = { $measure }: no clear difference. If there is one, it is most likely no more than { $most }.
workshop-say-others = { $count ->
    [0] Nothing else differs clearly.
    [one] One other thing differs clearly; it has a red dot.
   *[other] { $count } other things differ clearly; they have red dots.
}
workshop-plot-difference = What changes: each dot is a difference, each line how far it may be from the truth. The dashed line is no difference.
workshop-plot-spread = How many points winners have
workshop-before = as it comes
workshop-after = yours
workshop-column-what = what
workshop-column-difference = difference
workshop-as-table = As a table
workshop-plus-minus = { $value } ± { $within }

workshop-players = { $count } players
workshop-tower-cards = Cards
workshop-tower-card = Card { $number }
workshop-tower-serves = { $number } serves
workshop-tower-bakes = { $number } bakes
workshop-tower-points = Points
workshop-tower-plate = { $plate }
workshop-cards-of = Cards for { $count } players
workshop-copies-of = Copies of { $card }
workshop-fruit-cards = Cards
workshop-deal = The deal
workshop-cakes = Cakes
workshop-coffee = Cakes with coffee
workshop-pancakes = Pancakes
workshop-sheet = The sheet
workshop-hex = Column { $column }, floor { $floor }: { $what ->
    [hex] a place
    [house] a place with a house picture
   *[rope] a rope
}
workshop-hex-how = Each press changes a floor: a place, a place with a house, a rope.
workshop-column-add = One more column
workshop-column-remove = Remove the last column
workshop-colour-of = Colour of column { $column }
workshop-colour = { $colour ->
    [ochre] ochre
    [red] red
    [green] green
    [blue] blue
    [purple] purple
   *[other] { $colour }
}
workshop-bonus-of = { $name }: column { $column }
workshop-die-of = Item of a { $number }
workshop-end = The end of the game
workshop-points = Points
workshop-gifts = Gifts and chips
workshop-roofs = Roofs
workshop-roof-cell = Roof card { $card }, square { $square }: { $paint }
workshop-white = white
workshop-requests = Requests
workshop-request = Request { $number }
workshop-request-points = Points of request { $number }
workshop-request-cell = Row { $row }, column { $column }: { $cell }
workshop-request-how = Each press changes a square: red, blue, yellow, then the same with a star, then none.
workshop-request-edit = Change request { $number }: { $picture }
workshop-request-done = Done
workshop-requests-add = Three more requests
workshop-requests-remove = Remove the last three
workshop-star = { $paint } with a star
