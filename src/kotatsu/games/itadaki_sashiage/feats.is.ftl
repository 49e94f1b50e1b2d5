# What somebody may be proud of: `feats.py`.

feat-towers = Flest stig fyrir turna
feat-tops = Flest fyrir efstu tölur
feat-moved = Flest spil flutt
