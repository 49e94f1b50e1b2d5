# What clubs and tournaments say; the shell has what leads to them.

club-title = Club
club-invited = You are invited to a club
club-invited-line = Members see who is here, play at the club's tables and share its standings.
club-join = Join
club-make = Make a club
club-name = Name of the club
club-members = { $count ->
    [one] One member
   *[other] { $count } members
}
club-people = Who is in it
club-here = here now
club-away = not here now
club-role = Role of { $name }
club-role-host = Host
club-role-helper = Helper
club-role-member = Member
club-remove = Remove { $name }
club-remove-sure = Remove { $name } from the club?
club-manage = Roles and members
club-tables = Tables
club-tables-none = No table is open. Open one: everybody here sees it.
club-open-table = Open a table
club-which-game = Which game?
club-standing = Standing
club-span = Over which time
club-span-evening = This evening
club-span-month = 30 days
club-span-all = All time
club-standing-none = No game of the club has ended in this time.
club-points-how = How points are counted
club-points-rule = Everybody you leave behind counts 1, everybody level with you a half. That, divided by how many others there are, times 12: at a table of four 12, 8, 4 and 0 points.
club-bots-how = Bots and guests play along and can be left behind; they have no line here.
column-place = Place
column-name = Name
column-points = Points
column-games = Games
column-wins = Wins
column-same = Same cards
column-met = Others met
club-calendar = Evenings
club-calendar-none = No evening is planned.
club-evening-add = Plan an evening
club-evening-title = What it is called
club-evening-begins = Begins
club-evening-hours = Hours
club-evening-drop = Take { $title } out
club-calendar-file = For your calendar (.ics)
club-invite = Ask others in
club-qr = Link to this club as a QR code
club-renew = New link
club-renew-sure = The old link will lead nowhere. Make a new one?
club-more = The club itself
club-file = Save the club's data
club-leave = Leave the club
club-leave-sure = Leave this club? Your games stay yours.
club-delete = Delete the club
club-delete-sure = Members, evenings, standings and tournaments will be gone for good. Delete the club?
cups = Tournaments
cups-none = No tournament yet.
cup-make = New tournament
cup-name = Name of the tournament
cup-game = Game
cup-players = Players at a table
cup-system = Pairing
cup-system-swiss = Swiss: neighbours in the standings meet
cup-system-all = Everybody meets everybody
cup-rounds = Rounds at most
cup-fill = Empty chairs
cup-fill-none = no bots: smaller tables, and byes
cup-watching = Spectators may look on while a round is played (a player could be one)
cup-create = Create it
cup-round-of = Round { $number } of { $of }
cup-round = Round { $number }
cup-over = The tournament is over
cup-entrants = { $count ->
    [one] One entrant
   *[other] { $count } entrants
}
cup-stage-gathering = open for the next round
cup-stage-opening = tables are drawn
cup-stage-playing = a round is played
cup-stage-over = over
cup-enter = Take part
cup-ready = I play the next round
cup-is-ready = You play the next round. Stay on this page until the tables are drawn.
cup-not-ready = Say that you play, or the round begins without you.
cup-ready-count = { $count ->
    [0] Nobody is ready yet.
    [one] One person is ready.
   *[other] { $count } people are ready.
}
cup-draw = Draw the tables
cup-bots-level = Which bots
cup-bots-count = How many
cup-bots-add = Let bots take part
cup-run = Run the tournament
cup-end = End it now
cup-end-sure = No further round will be played. End the tournament?
cup-opening = The tables are drawn. Everybody's part of the shuffle is being put together …
cup-playing = { $done } of { $of } tables have ended. Results are told when the last one has: all of them play the same cards.
cup-to-table = To your table
cup-bye = You have a bye in this round: it counts 6 points.
cup-byes = Bye: { $names }
cup-leave = Take part no longer
cup-leave-sure = You keep your points and are not drawn any more. Leave the tournament?
cup-left = has left
cup-bot = bot
cup-filler = a bot
cup-standing = Standings
cup-tie-breaks = How the standings are made
cup-tie-same = As many points: who did better with the same cards. In each round you are compared with all who sat on your seat at the other tables, by the points of the game; 12 if you left all of them behind.
cup-tie-met = Then who met the stronger others: the points of all whom one has met. Then wins. Who is still level shares the place.
cup-tie-absent = A round that one does not play counts nothing, a bye 6, a bot that fills a chair for nobody. Whoever leaves a table has what the bot in their place makes of it.
cup-csv = Save as a table (CSV)
cup-table = Table { $number }
cup-look = Look at it
cup-table-ended = over
cup-table-plays = playing
cup-seats-line = { $place }. { $name }
cup-same-deal = Every table of a round plays the same shuffle, so that luck cancels out.
cup-release = Let bots play for whoever is waited for
cup-void = Call it off
cup-void-sure = This table will count nothing for anybody who sits there. Call it off?
