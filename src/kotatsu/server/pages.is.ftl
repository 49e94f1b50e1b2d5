# Pages of the server that need no web app, and previews of links to it.

transfer-question = Halda áfram að spila í þessu tæki? Borðin þín fylgja með; hlekkurinn virkar einu sinni.
transfer-yes = Já, halda áfram hér
no-app = Borðið er hlýtt, en þessi uppsetning kom án vefforritsins: þegar sett var upp var Node.js 20.19 eða nýrra, sem smíðar það, hvorki til né hægt að sækja það.
no-app-install = Settu upp Node.js og svo Kotatsu aftur ({ $command } í möppunni).
no-app-terminal = Þangað til má spila úr skipanalínu: { $command } með þessu vistfangi.
no-app-interface = Því sem þjónninn kann er lýst hér: { $link }.
no-app-interface-link = viðmót þjónsins
needs-scripts = Kotatsu þarf JavaScript til að sýna þér borðið.
preview = Lítil borðspil um pönnukökur, ketti og þök. Fáðu þér sæti, borðið er hlýtt.
preview-invitation = Komdu að spila: { $game }
preview-replay = Skoðaðu spil
preview-replay-line = Spil við hlýja borðið, leik fyrir leik, með augum hvers sem er.
picture-moment = Leikur { $number } af { $count }
picture-end = Spilinu er lokið
