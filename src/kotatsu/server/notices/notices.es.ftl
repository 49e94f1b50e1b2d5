# Lo que se avisa a quien no está en la mesa.

## En un dispositivo

push-turn = Te toca.
push-remind = Se te acaba el tiempo: te toca.

## Por un webhook

hook-turn = { $name }, te toca en { $game }: { $link }
hook-remind = { $name }, se te acaba el tiempo en { $game }: { $link }
hook-open = Hay una mesa abierta de { $game } en «{ $name }»: { $link }
hook-draw = Se han sorteado las mesas de una ronda en «{ $name }»: { $link }
hook-test = { $name }, aquí llegan los avisos de Kotatsu.

## Por correo

mail-turn-subject = Te toca en { $game }
mail-turn = Hola, { $name }:

    Te toca en { $game }:
    { $link }
mail-remind-subject = Se te acaba el tiempo en { $game }
mail-remind = Hola, { $name }:

    Se te acaba el tiempo en { $game } y te toca:
    { $link }
mail-confirm-subject = Tu código para Kotatsu: { $code }
mail-confirm = Hola, { $name }:

    Con este código se activan los avisos a esta dirección: { $code }

    Si no lo has pedido, no hagas nada: no llegará nada más.
mail-stop = No recibir más correos: { $link }

## Una página a la que lleva un correo

stop-question = ¿Dejamos de enviar correos sobre turnos a esta dirección?
stop-yes = No más correos
stop-done = No llegará ningún correo más.
