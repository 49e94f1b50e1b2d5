# Það sem sagt er þeim sem er ekki við borðið.

## Í tæki

push-turn = Þú átt leik.
push-remind = Tíminn þinn er að renna út: þú átt leik.

## Með vefkrók

hook-turn = { $name }, þú átt leik í spilinu { $game }: { $link }
hook-remind = { $name }, tíminn þinn er að renna út í spilinu { $game }: { $link }
hook-open = Borð er opið í „{ $name }“ ({ $game }): { $link }
hook-draw = Raðað hefur verið á borð umferðar í „{ $name }“: { $link }
hook-test = { $name }, tilkynningar frá Kotatsu berast hingað.

## Með tölvupósti

mail-turn-subject = Þú átt leik í spilinu { $game }
mail-turn = Halló { $name },

    þú átt leik í spilinu { $game }:
    { $link }
mail-remind-subject = Tíminn þinn er að renna út í spilinu { $game }
mail-remind = Halló { $name },

    tíminn þinn er að renna út í spilinu { $game } og þú átt leik:
    { $link }
mail-confirm-subject = Kóðinn þinn fyrir Kotatsu: { $code }
mail-confirm = Halló { $name },

    þessi kóði kveikir á tilkynningum á þetta netfang: { $code }

    Ef þú baðst ekki um hann þarf ekkert að gera: ekkert meira berst.
mail-stop = Engan póst frá okkur framar: { $link }

## Síða sem póstur vísar á

stop-question = Á að hætta að senda póst á þetta netfang þegar þú átt leik?
stop-yes = Engan póst framar
stop-done = Enginn póstur berst framar.
