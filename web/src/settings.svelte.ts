/** What this browser likes; kept in it alone. */

import { speak } from "./texts/fluent";
import { useFaceOf } from "./texts/fonts/faces";
import { bestOf, spoken, type Language } from "./texts/language.svelte";

export const SPEEDS = ["half", "usual", "double", "instant"] as const;
export const SIZES = ["small", "usual", "large"] as const;
export const ORDERS = ["dealt", "number", "colour", "own"] as const;
export const TYPES = ["usual", "large", "largest"] as const;

export interface Settings {
  /** Null: the first of the browser's languages that we have. */
  language: Language | null;
  theme: "auto" | "light" | "dark";
  /** How fast things move. A device that asks for little motion gets none, whatever is chosen here. */
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** Ask before a move is played. */
  confirm: boolean;
  /** A decision with one legal move plays itself. */
  forced: boolean;
  /** What stands beside the table where there is room: the log, the chat. Null: as the screen's width allows. */
  log: boolean | null;
  chat: boolean | null;
  /** How large the cards of the own hand are. */
  cards: (typeof SIZES)[number];
  /** How they are ordered. */
  sort: (typeof ORDERS)[number];
  /** By game, in what order cards were put by hand. */
  hands: { [game: string]: string[] };
  /** A phone lies in the left hand. */
  left: boolean;
  /** The screen stays on while a game runs. */
  awake: boolean;
  /** The device trembles when it is one's turn. */
  vibrate: boolean;
  type: (typeof TYPES)[number];
  /** What others say is shown. */
  talk: boolean;
  /** Who is not heard here: a table, and who sits there or looks on. */
  muted: string[];
  /** It was said that one can prepare a move. */
  ahead: boolean;
  /** Games that were played here before: their guided first game is not offered first any more. */
  known: string[];
}

const KEY = "kotatsu.settings";
const USUAL: Settings = {
  language: null,
  theme: "auto",
  speed: "usual",
  sound: false,
  confirm: false,
  forced: true,
  log: null,
  chat: null,
  cards: "usual",
  sort: "dealt",
  hands: {},
  left: false,
  awake: false,
  vibrate: false,
  type: "usual",
  talk: true,
  muted: [],
  ahead: false,
  known: [],
};

/** Motion could once only be switched off. */
type Kept = Partial<Settings> & { motion?: string };

function kept(): Partial<Settings> {
  try {
    const { motion, ...settings } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    return motion === "off" ? { speed: "instant", ...settings } : settings;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...kept() });

/** Shows the settings and keeps them; call once, inside a component. */
export function useSettings(): void {
  $effect(() => {
    document.documentElement.lang = spoken.language;
    void useFaceOf(spoken.language);
    document.documentElement.dataset.theme = settings.theme;
    Object.assign(document.documentElement.dataset, {
      speed: settings.speed,
      cards: settings.cards,
      type: settings.type,
      side: settings.left ? "left" : "right",
    });
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}

/** The language that this browser wants; a link to a moment of a game may name another. */
export const wantedLanguage = (): Language =>
  bestOf([new URLSearchParams(location.search).get("lang"), settings.language, ...navigator.languages]);

/** Speak another language from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
}

/** A game is not new here any more. */
export function isKnown(game: string): void {
  if (!settings.known.includes(game)) settings.known = [...settings.known, game];
}

/** Whether the device asks for no motion. */
export const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether nothing should move: by choice here, or of the device. */
export const isCalm = (): boolean => settings.speed === "instant" || wantsCalm();
