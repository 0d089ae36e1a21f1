import { followDrag } from "../../../lib/hooks/follow-drag.ts";
import { scrollAtEdges } from "./scroll-at-edges.ts";

/** A finger covers what is below it: there the copy of a piece is above it, and larger. */
const underFinger = { lift: 36, scale: 1.6 };
const underMouse = { lift: 0, scale: 1 };

/**
 * Lets the mouse or a finger drag the reader's pieces to a part of the board where something can be chosen, as if both were
 * clicked. Pieces are marked by `data-piece`, and their styles have `touch-action: none`; what can be chosen is a button
 * that is pressed or not. The page scrolls under a piece that is near its edges. `first` is the event that this was loaded for.
 */
export function dragPieces(signal: AbortSignal, first: Event): void {
  let stop: (() => void) | undefined;
  const press = (event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const piece = target.closest("[data-piece]");
    const drawing = target.closest("svg") ?? piece?.querySelector("svg");
    if (piece !== null && drawing) stop = drag(event, piece, drawing);
  };
  document.addEventListener("pointerdown", (event) => event.button === 0 && press(event), { signal });
  signal.addEventListener("abort", () => stop?.());
  // A finger comes and presses at once.
  if (first instanceof PointerEvent && first.pointerType === "touch") press(first);
}

function drag(press: PointerEvent, piece: Element, drawing: SVGElement): () => void {
  const edges = scrollAtEdges();
  let copy: SVGElement | undefined;
  return followDrag(press, {
    onStart() {
      choose(piece);
      copy = copyOf(drawing, press.pointerType === "touch" ? underFinger : underMouse);
    },
    onMove(pointer) {
      const { clientX, clientY } = pointer;
      edges.follow(pointer);
      if (copy !== undefined) copy.style.translate = `${clientX}px ${clientY}px`;
    },
    onEnd() {
      edges.stop();
      copy?.remove();
    },
    onDrop({ clientX, clientY }) {
      const target = document.elementFromPoint(clientX, clientY)?.closest("main button");
      if (target != null && target !== piece) choose(target);
    },
  });
}

/** Clicks a part of the board where something can be chosen, unless it is chosen already. */
function choose(part: Element): void {
  if (part instanceof HTMLButtonElement && part.ariaPressed === "false") part.click();
}

/** A copy of the piece at the pointer. */
function copyOf(drawing: SVGElement, { lift, scale }: typeof underMouse): SVGElement {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.dataset.testid = "dragged-piece";
  Object.assign(copy.style, {
    position: "fixed",
    inset: `${-lift - height / 2}px auto auto ${-width / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "20",
    scale: `${scale}`,
    opacity: "0.85",
    pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}
