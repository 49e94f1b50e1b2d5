# What the app says of notices, and of itself once it is installed.

newer-app = There is a newer Kotatsu.
newer-take = Reload with it
newer-later = Later
asleep-title = No network
asleep-line = Kotatsu cannot reach the server. Your games are safe there: come back when the network does.
asleep-again = Try again

notices-title = Tell me when it is my turn
notices-who = First say your name above, so that we know whom to tell.
notices-line = Whoever is away from a table is told once a turn. Nothing is sent until you ask for it here.
push-switch = In this browser, even when Kotatsu is closed
push-here = This browser
push-elsewhere = Another browser
push-not-here = This browser cannot be told anything while Kotatsu is closed. On an iPhone, put Kotatsu on the home screen first.
push-not-server = This server cannot tell browsers; it can tell an address of yours.
push-not-permitted = The browser does not permit it: allow notifications for this page in its settings.
remove = Remove
channel-remove = Remove { $name }
channel-address = A webhook (Discord, Slack, or your own)
channel-address-mail = A mail address, or a webhook (Discord, Slack, or your own)
channel-add = Add
mail-code = The code that came by mail
mail-code-send = Confirm
hook-secret = Key of the signatures
hook-secret-line = Your receiver can check by it that a notice is from here.
quiet = Quiet hours
quiet-from = from
quiet-to = until
reminders = Remind me before my time runs out, in slow games
bell = Tell me when it is my turn here
notice-network = The last notice did not arrive: nobody answered there.
notice-answer = The last notice was not taken there.
notice-address = The last notice could not be sent: the address is wrong.
notice-private = This address is in a private network, which this server does not speak to.
notice-mail = The last mail could not be sent.
notice-unsure = The server stopped while it sent the last notice: perhaps it did not arrive. It is not repeated here, so that nobody is told twice.
