/** Keeps the focus on the board when what had it is gone, and leads who plays by keys from question to question. */

const SHELL = "[data-prompt], [data-rewind]"; // undo, hint and the like: whoever is there stays there

/** Call once, inside the board. `changes` reads whatever changes with the table; `asked`: there is a question. */
export function keepFocus(root: () => HTMLElement | undefined, changes: () => unknown, asked: () => boolean): void {
  let had = false;
  let byKeys = false;

  $effect.pre(() => {
    changes();
    const at = document.activeElement;
    had = !!root()?.contains(at);
    byKeys = had && at!.matches(":focus-visible") && !at!.closest(SHELL);
  });

  $effect(() => {
    changes();
    const board = root();
    if (!board || !had) return;
    const at = document.activeElement;
    const kept = board.contains(at);
    if (byKeys && asked() && !(kept && at!.matches("[data-choice]"))) {
      board.querySelector<HTMLElement>("[data-choice]")?.focus();
    } else if (!kept) {
      board.focus({ preventScroll: true });
    }
  });
}
