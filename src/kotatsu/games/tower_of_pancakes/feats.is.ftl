# What somebody may be proud of: `feats.py`.

feat-tallest = Hæsti turninn með þína köku efst
feat-eighths = Flestar áttundu kökur
feat-served = Flestar kökur bornar fram
