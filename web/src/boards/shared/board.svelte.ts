/** What every board has in common: what moves after an update, where the focus goes, and keys. See `boards/README.md`. */

import { untrack } from "svelte";
import { createAttachmentKey, type Attachment } from "svelte/attachments";
import type { HTMLAttributes } from "svelte/elements";
import { give } from "./focus";
import { walk } from "./keys";
import { pace, perform, spots, type Carried, type Motion, type Spots } from "./motion";

interface Wishes<Event, What> {
  /** The question, and how far the player is with the answer. It changes whenever other things can be chosen. */
  step: () => string;
  /** Whatever else changes what stands on the board, read. */
  changes: () => unknown;
  /** What has just happened. */
  events: () => readonly Event[];
  /** What moves then. It is asked after the update, and not at all where nothing may move. */
  motions?: (events: readonly Event[]) => readonly Motion<What>[];
  /** Where the focus goes on if what had it is gone or cannot be chosen any more; else to the first choice. */
  next?: (root: HTMLElement) => HTMLElement | null | undefined;
  /** Escape was pressed: put back what is picked up. */
  escape?: () => void;
}

const CHOICE = "[data-choice]";
const BUTTONS = "button:enabled:not([tabindex='-1'])";
const attachment = createAttachmentKey();

/** Call once, in the board's script, and spread `root` on its outermost element. */
export class BoardKit<Event, What = never> {
  /** What is on its way; the board draws it with `Carried.svelte`. */
  carried: readonly Carried<What>[] = $state.raw([]);

  private element: HTMLElement | undefined;
  private before: Spots = new Map();
  private inside = false; // the focus was on the board before the update …
  private choice: Element | null = null; // … and on this choice
  private settled = ""; // the step for which the focus was last looked after

  constructor(private readonly wishes: Wishes<Event, What>) {
    const { step, changes, events } = wishes;
    $effect.pre(() => {
      if (events().length > 0 && this.element && untrack(pace) > 0) this.before = spots(this.element);
    });
    $effect.pre(() => {
      void [step(), changes()];
      this.noteFocus();
    });
    $effect(() => {
      const happened = events();
      untrack(() => this.move(happened));
    });
    $effect(() => {
      void changes();
      const now = step();
      untrack(() => this.keepFocus(now));
    });
  }

  /** For the outermost element of the board. */
  get root(): HTMLAttributes<HTMLElement> {
    return { tabindex: -1, "data-board": this.wishes.step(), [attachment]: this.attach };
  }

  private readonly attach: Attachment<HTMLElement> = (element) => {
    this.element = element;
    element.addEventListener("keydown", this.press);
    return () => element.removeEventListener("keydown", this.press);
  };

  // --- motion -------------------------------------------------------------------------------------------

  private move(happened: readonly Event[]): void {
    if (!this.element || happened.length === 0 || pace() === 0) return;
    this.carried = perform(this.element, this.before, this.wishes.motions?.(happened) ?? []);
  }

  // --- focus --------------------------------------------------------------------------------------------

  private noteFocus(): void {
    const at = document.activeElement;
    this.inside = !!at && !!this.element?.contains(at);
    this.choice = this.inside && at!.matches(CHOICE) ? at : null;
  }

  /** What has vanished or can no longer be chosen hands the focus on to what can; else the board keeps it. */
  private keepFocus(step: string): void {
    const root = this.element;
    const at = document.activeElement;
    const asksAnew = step !== this.settled;
    this.settled = step;
    if (!root || !this.inside) return;
    const lost = at === null || at === document.body;
    const left =
      !lost && asksAnew && !at.matches(CHOICE) && (at === this.choice || at.matches("[data-piece]"));
    if (!lost && !left && at !== root) return;
    const next = this.wishes.next?.(root) ?? root.querySelector<HTMLElement>(CHOICE);
    if (next) give(next);
    else if (lost) root.focus({ preventScroll: true });
  }

  // --- keys ---------------------------------------------------------------------------------------------

  /** Among what is held together by `data-keys`; else among all choices. */
  private readonly press = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.wishes.escape?.();
    const row = (event.target as Element).closest("[data-keys]");
    walk(event, (row ?? this.element!).querySelectorAll<HTMLElement>(row ? BUTTONS : CHOICE));
  };
}
