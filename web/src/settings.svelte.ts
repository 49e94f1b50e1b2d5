/** What this browser likes; kept in it alone. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  sound: boolean;
  /** Ask before a move is played. */
  confirm: boolean;
  /** A decision with one legal move plays itself. */
  forced: boolean;
  /** What stands beside the table where there is room: the log, the chat. Null: as the screen's width allows. */
  log: boolean | null;
  chat: boolean | null;
}

const KEY = "kotatsu.settings";
const USUAL: Settings = {
  theme: "auto",
  motion: "auto",
  sound: false,
  confirm: false,
  forced: false,
  log: null,
  chat: null,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...kept() });

/** Shows the settings and keeps them; call once, inside a component. */
export function useSettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.motion = settings.motion;
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}

/** Whether nothing should move: by choice here, or of the device. */
export const isCalm = (): boolean =>
  settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
