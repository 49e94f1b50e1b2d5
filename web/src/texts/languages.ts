// The languages of `core/languages.py`. Written by `python -m kotatsu.wire.typescript`; do not edit.

export const LANGUAGES = {
  "en": {
    "name": "English",
    "marks": {
      "printed": "printed",
      "ruling": "ruling",
      "rebuilt": "rebuilt",
      "original": "original"
    },
    "notation": "Notation",
    "comma": ", ",
    "gap": " ",
    "colon": ": "
  },
  "es": {
    "name": "español",
    "marks": {
      "printed": "impreso",
      "ruling": "decisión",
      "rebuilt": "reconstruido",
      "original": "original"
    },
    "notation": "Notación",
    "comma": ", ",
    "gap": " ",
    "colon": ": "
  },
  "ja": {
    "name": "日本語",
    "marks": {
      "printed": "印刷",
      "ruling": "裁定",
      "rebuilt": "復元",
      "original": "独自"
    },
    "notation": "表記",
    "comma": "、",
    "gap": "",
    "colon": "："
  },
  "ko": {
    "name": "한국어",
    "marks": {
      "printed": "인쇄",
      "ruling": "판정",
      "rebuilt": "복원",
      "original": "독자"
    },
    "notation": "표기법",
    "comma": ", ",
    "gap": " ",
    "colon": ": "
  },
  "is": {
    "name": "íslenska",
    "marks": {
      "printed": "prentað",
      "ruling": "úrskurður",
      "rebuilt": "endurgert",
      "original": "frumsamið"
    },
    "notation": "Ritháttur",
    "comma": ", ",
    "gap": " ",
    "colon": ": "
  }
} as const;
