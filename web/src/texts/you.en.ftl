# What somebody's own page says; the shell has what leads to it.

you-title = Your page
you-none = Your history begins with the first game that you finish.
you-since = Here since { $date }
you-games = { $count ->
    [one] One game
   *[other] { $count } games
}
you-wins = { $count ->
    [0] no win yet
    [one] one win
   *[other] { $count } wins
}
you-hours = { $hours ->
    [0] less than an hour at the table
    [one] an hour at the table
   *[other] { $hours } hours at the table
}
you-against = Which games count here
you-all = All
you-bots = Against bots
you-people = With people
you-counting = { $count ->
    [one] One finished game of this server is still being counted.
   *[other] { $count } finished games of this server are still being counted.
}
you-share = won
you-even = even: { $percent } %
you-points = points on average
you-best = most points
you-streak = Longest winning streak
you-streak-now = { $count ->
    [one] last game won
   *[other] { $count } in a row now
}
you-strength = Strength
strength-about = { $level ->
    [kitten] About a kitten
    [cat] About a cat
    [alley-cat] About an alley cat
   *[tiger] About a tiger
}
strength-above = Stronger than a tiger
strength-below = Not yet a kitten
strength-scale = { $rating } ± { $within } on the bots' scale, where a cat has 0 and 400 more is ten times as likely to win. From { $games } games.
strength-none = Five games against bots give a first estimate.
you-over-time = Over time
you-curve-won = Share of games won
you-curve-points = Points
you-curve = { $what }: { $first } at first, { $last } lately
you-records = Records
you-details = By players, mode and opponents
you-mode = Mode
you-mode-usual = usual
you-opponents = Opponents
you-rivals-several = several kinds
you-rivals-people = people
you-column-games = Games
you-column-won = Won
you-column-points = Points
you-companions = People you play with
you-companion = { $games ->
    [one] one game
   *[other] { $games } games
}, ahead { $ahead }, behind { $behind }
you-history = Every game
you-any-game = All games
you-any-number = Any number
you-any-opponents = Anybody
you-history-empty = There is no such game yet.
you-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $players }
you-won = Won
you-shared = Shared win
you-who = Your name and cat
you-cat = Your cat
coat-ginger = ginger
coat-smoke = smoke
coat-siam = Siamese
coat-tux = tuxedo
coat-calico = calico
coat-cocoa = cocoa
coat-lilac = lilac
you-data = Your data
you-data-line = All of this belongs to the cookie of this browser. Nobody else can open this page.
you-export = Download everything
you-export-sure = Your name, all your games with their records, and what you said at tables, as one file. Download it now?
you-forget = Delete everything about me
you-forget-sure = Delete your name, your history and whatever links games to you? The others keep the games, played by “Somebody”. This cannot be undone.
