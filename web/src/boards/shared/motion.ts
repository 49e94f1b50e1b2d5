/**
 * Motion: where things were before an update, where they are after it, and the difference moved. Places and pieces are
 * marked `data-spot="…"`, a name that stays the same; a board says in `Motion`s what goes where, and this performs them.
 */

import { isCalm, settings, type Settings } from "../../settings.svelte";

export type Spots = ReadonlyMap<string, DOMRect>;

/** What is at a spot now comes from where another spot was; of several, the first that was there. */
export interface Flight {
  fly: string;
  from: string | readonly string[];
  /** Milliseconds after the update. */
  after?: number;
  /** It begins as large as what lay there, but not larger than so many times itself. */
  largest?: number;
  /** On its way it lies at another spot, as that was, until so many milliseconds after the update. */
  stop?: { at: string; until: number };
}

/** What is at a spot makes a gesture where it is. */
export interface Gesture {
  at: string;
  gesture: keyof typeof GESTURES;
  after?: number;
}

/** Something that lies nowhere, drawn by the board (`Carried.svelte`), goes from spot to spot. */
export interface Carry<What = never> {
  carry: What;
  from: string;
  to: string;
  after?: number;
}

export type Motion<What = never> = Flight | Gesture | Carry<What>;

/** Something on its way: what it is, from where to where on the screen, when. */
export interface Carried<What> {
  what: What;
  from: DOMRect;
  to: DOMRect;
  after: number;
}

export const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
export const FLIGHT = 320;
const OVER_ALL = 6;

/** How long motion takes, in times of its usual length, by what the player likes. */
const PACES: Record<Settings["speed"], number> = { half: 2, usual: 1, double: 0.5, instant: 0 };

const SLOWLY = 2;
let slowly = 1;

/** Something is shown again, for who wants to follow it. */
export const moveSlowly = (yes: boolean): void => void (slowly = yes ? SLOWLY : 1);

/** The same, with what the device likes; 0: nothing moves. */
export const pace = (): number => (isCalm() ? 0 : PACES[settings.speed] * slowly);

interface Figure {
  frames: Keyframe[];
  lasts: number;
  /** It is not what it will be before it begins: hidden, or turned away. */
  waits?: boolean;
}

/** What a thing can do without going anywhere. */
export const GESTURES = {
  /** A tower wobbles once when it grows. */
  wobble: {
    frames: [0, 2.2, -1.6, 0.8, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
    lasts: 350,
  },
  /** Up into the air with a twist: a pancake is turned. */
  toss: {
    frames: [
      { transform: "none" },
      { transform: "translateY(-35%) rotate(-14deg) scale(1.25)" },
      { transform: "none" },
    ],
    lasts: FLIGHT,
  },
  /** A small jump for joy. */
  hop: {
    frames: [{ transform: "none" }, { transform: "translateY(-0.5rem) scale(1.12)" }, { transform: "none" }],
    lasts: 350,
  },
  /** A card shows its other side. */
  turn: {
    frames: [{ transform: "rotateY(0)" }, { transform: "rotateY(88deg) scale(1.12)" }, { transform: "none" }],
    lasts: 350,
    waits: true,
  },
  /** A new card comes round. */
  unfold: {
    frames: [
      { transform: "rotateY(90deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    lasts: FLIGHT,
    waits: true,
  },
  /** A stamp comes down on paper. */
  land: {
    frames: [
      { transform: "scale(1.8)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    lasts: FLIGHT,
    waits: true,
  },
  /** It slides in from above. */
  enter: {
    frames: [
      { transform: "translateY(-14px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    lasts: FLIGHT,
    waits: true,
  },
  /** A number that has just grown. */
  swell: {
    frames: [{ transform: "scale(1.35)" }, { transform: "none" }],
    lasts: 250,
  },
  /** A die rolls in and comes to rest. */
  tumble: {
    frames: [
      { transform: "translate(-2.5rem, -1.5rem) rotate(-300deg) scale(0.7)", opacity: 0 },
      { transform: "translate(0.2rem, 0.15rem) rotate(14deg) scale(1.06)", opacity: 1, offset: 0.75 },
      { transform: "none" },
    ],
    lasts: 350,
    waits: true,
  },
} satisfies Record<string, Figure>;

const LONGEST = 2400; // ms until all of one update has begun

const lasts = (motion: Motion<unknown>): number =>
  "gesture" in motion ? GESTURES[motion.gesture].lasts : FLIGHT;

/** When all of it has come to rest. */
export const endOf = (motions: readonly Motion<unknown>[]): number =>
  Math.max(0, ...motions.map((motion) => (motion.after ?? 0) + lasts(motion)));

/** One event's motions after the other's: each begins when the last have come to rest. Many hurry, so that nobody waits for long. */
export function inTurn<What = never>(steps: readonly (readonly Motion<What>[])[]): Motion<What>[] {
  let begins = 0;
  const motions = steps.flatMap((step) => {
    const now = step.map((motion) => ({ ...motion, after: begins + (motion.after ?? 0) }));
    begins = Math.max(begins, endOf(now));
    return now;
  });
  const last = Math.max(0, ...motions.map(({ after }) => after));
  const hurry = Math.min(1, LONGEST / Math.max(1, last));
  return motions.map((motion) => ({ ...motion, after: Math.round(motion.after * hurry) }));
}

/** What is at a spot; of several, the first that is shown. */
export function find(root: Element, spot: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)];
  return found.find((thing) => thing.getClientRects().length > 0) ?? found[0] ?? null;
}

/** Where everything lies now; of several at one spot, the first that is shown. */
export function spots(root: Element): Spots {
  const found = new Map<string, DOMRect>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const [spot, place] = [thing.dataset.spot!, thing.getBoundingClientRect()];
    if (!found.get(spot)?.width) found.set(spot, place);
  }
  return found;
}

/** Sets all of it going, except for what is carried, which it returns for the board to draw. */
export function perform<What>(
  root: Element,
  before: Spots,
  motions: readonly Motion<What>[],
): Carried<What>[] {
  const carried: Carried<What>[] = [];
  for (const motion of motions) {
    const after = motion.after ?? 0;
    if ("fly" in motion) {
      const from = [motion.from].flat().map((spot) => before.get(spot));
      fly(
        find(root, motion.fly),
        from.find((place) => place?.width),
        after,
        motion.largest,
        motion.stop &&
          before.get(motion.stop.at) && { place: before.get(motion.stop.at)!, until: motion.stop.until },
      );
    } else if ("gesture" in motion) {
      gesture(find(root, motion.at), GESTURES[motion.gesture], after);
    } else {
      const [from, to] = [before.get(motion.from), find(root, motion.to)?.getBoundingClientRect()];
      if (from?.width && to?.width) carried.push({ what: motion.carry, from, to, after });
    }
  }
  return carried;
}

/** Over everything else on its way; it starts as large as what lay there, but not larger than so many times itself. */
export function fly(
  thing: Element | null,
  from: DOMRect | null | undefined,
  after = 0,
  largest = Infinity,
  stop?: { place: DOMRect; until: number },
): Animation | null {
  if (!thing || !from || from.width === 0) return null;
  const to = thing.getBoundingClientRect();
  const at = (place: DOMRect): Keyframe => {
    const [x, y] = [middle(place).x - middle(to).x, middle(place).y - middle(to).y];
    const scale = Math.min(largest, place.width / to.width);
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: OVER_ALL, easing: EASE };
  };
  const lies = stop ? Math.max(FLIGHT, stop.until - after) : 0; // until it goes on
  const between = stop
    ? [FLIGHT, lies].map((when) => ({ ...at(stop.place), offset: when / (lies + FLIGHT) }))
    : [];
  return thing.animate([at(from), ...between, { transform: "none", zIndex: OVER_ALL }], {
    duration: (lies + FLIGHT) * pace(),
    delay: after * pace(),
    fill: "backwards",
  });
}

/** What only begins later must not be a layer of its own before: it would keep others behind itself. */
function gesture(thing: Element | null, { frames, lasts, waits = false }: Figure, after: number): void {
  const [duration, delay] = [lasts * pace(), after * pace()];
  thing?.animate(frames, { duration, delay, easing: "ease-out", fill: waits ? "backwards" : "none" });
}

export const middle = ({ x, y, width, height }: DOMRect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
