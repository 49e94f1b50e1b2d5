/** Dragging pieces with mouse, pen or finger. It only adds to tapping: what it calls, a tap can do as well. */

export interface Table {
  /** A piece leaves its place. */
  lift: (place: string) => void;
  /** A piece was let go over a target, or over none. Whether it stays there. */
  drop: (place: string, target: string | null) => boolean;
}

const FAR = 8; // px before a press becomes a drag
const BACK = { duration: 180, easing: "ease-out" };

/** Pieces are `[data-grab]`, what moves of them `[data-piece]`, targets `[data-drop]`. An attachment for the board's root. */
export function dragging(table: () => Table) {
  return (root: HTMLElement): (() => void) => {
    let place: string | null = null;
    let from: { x: number; y: number } = { x: 0, y: 0 };
    let piece: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let moved = false;

    const target = (event: PointerEvent): Element | null => {
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
      return found && root.contains(found) ? found : null;
    };

    function press(event: PointerEvent): void {
      moved = false;
      const grabbed = (event.target as Element).closest<HTMLElement>("[data-grab]");
      if (!grabbed || event.button !== 0 || !event.isPrimary) return;
      place = grabbed.dataset.grab!;
      from = { x: event.clientX, y: event.clientY };
      const tops = grabbed.querySelectorAll<HTMLElement>("[data-piece]");
      piece = tops[tops.length - 1] ?? grabbed;
    }

    function move(event: PointerEvent): void {
      if (place === null) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (ghost === null) {
        if (Math.hypot(x, y) < FAR) return;
        begin();
      }
      ghost!.style.transform = `translate(${x}px, ${y}px) scale(1.12) rotate(-3deg)`;
      const now = target(event);
      if (now !== over) {
        over?.removeAttribute("data-over");
        now?.setAttribute("data-over", "");
        over = now;
      }
    }

    function begin(): void {
      const { left, top, width, height } = piece!.getBoundingClientRect();
      ghost = piece!.cloneNode(true) as HTMLElement;
      ghost.setAttribute("aria-hidden", "true");
      for (const mark of ["data-spot", "data-piece"]) ghost.removeAttribute(mark);
      Object.assign(ghost.style, { position: "fixed", inset: "auto", left: `${left}px`, top: `${top}px`, width: `${width}px` });
      Object.assign(ghost.style, { height: `${height}px`, zIndex: "9", pointerEvents: "none", transition: "none", opacity: "1" });
      root.append(ghost);
      moved = true;
      table().lift(place!);
    }

    function end(event: PointerEvent): void {
      if (place === null) return;
      const held = place;
      const to = event.type === "pointerup" ? (target(event) as HTMLElement | null)?.dataset.drop : undefined;
      place = null;
      over?.removeAttribute("data-over");
      over = null;
      if (ghost === null) return;
      const gone = ghost;
      ghost = null;
      if (table().drop(held, to ?? null)) gone.remove();
      else void gone.animate({ transform: "none" }, BACK).finished.then(() => gone.remove());
    }

    /** The click that a browser makes of a drag's end is none. */
    function click(event: MouseEvent): void {
      if (moved) event.stopPropagation();
      moved = false;
    }

    root.addEventListener("pointerdown", press);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    root.addEventListener("click", click, true);
    return () => {
      root.removeEventListener("pointerdown", press);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      root.removeEventListener("click", click, true);
      ghost?.remove();
    };
  };
}
