# Pages of the server that need no web app.

transfer-question = Halda áfram að spila í þessu tæki? Borðin þín fylgja með; hlekkurinn virkar einu sinni.
transfer-yes = Já, halda áfram hér
