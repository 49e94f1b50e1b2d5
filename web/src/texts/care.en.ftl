# What a device can be told to like, and who else is at a table: read when it is opened.

## Settings

settings-theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
settings-speed = Speed of what moves
settings-calm = Your device asks for little motion, so nothing moves here.
settings-sound = Sound
settings-confirm = Ask before a move is played
settings-forced = Play forced moves by themselves
settings-type = Size of the text
settings-cards = Size of your cards
size-small = Small
size-usual = Usual
size-large = Large
size-largest = Largest
settings-sort = Order of your cards
sort-dealt = As dealt
sort-number = By number
sort-colour = By colour
sort-own = As I put them
settings-sort-own = Drag a card to where you want it; with the keyboard, hold Shift and press an arrow.
settings-left = Left-handed on a phone
settings-awake = Keep the screen awake while a game runs
settings-vibrate = Vibrate when it is your turn
settings-talk = Show the chat

## The others

mute = Mute
mute-name = Mute { $name } for me alone
unmute = Hear again
unmute-name = Hear { $name } again
report = Report
report-sure = Tell the host that { $name } behaves badly? Nobody else learns of it.
reported = The host knows.
reports-line = { $by } reports { $name }.
