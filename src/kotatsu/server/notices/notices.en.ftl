# What is told to people who are not at the table.

## On a device

push-turn = It is your turn.
push-remind = Your time is running out: it is your turn.

## By a webhook

hook-turn = { $name }, it is your turn in { $game }: { $link }
hook-remind = { $name }, your time in { $game } is running out: { $link }
hook-open = A table of { $game } is open in “{ $name }”: { $link }
hook-draw = The tables of a round are drawn in “{ $name }”: { $link }
hook-test = { $name }, notices from Kotatsu arrive here.

## By mail

mail-turn-subject = It is your turn in { $game }
mail-turn = Hello { $name },

    it is your turn in { $game }:
    { $link }
mail-remind-subject = Your time in { $game } is running out
mail-remind = Hello { $name },

    your time in { $game } is running out, and it is your turn:
    { $link }
mail-confirm-subject = Your code for Kotatsu: { $code }
mail-confirm = Hello { $name },

    this code turns on notices to this address: { $code }

    If you did not ask for it, do nothing: nothing more will come.
mail-stop = No more mail from us: { $link }

## A page that a mail leads to

stop-question = Shall no more mail about turns come to this address?
stop-yes = No more mail
stop-done = No more mail will come.
