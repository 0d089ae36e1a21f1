import { followDrag } from "../../../lib/hooks/follow-drag.ts";

/**
 * Lets the mouse drag the reader's pieces to a part of the board where something can be chosen, as if both were clicked.
 * Pieces are marked by `data-piece`; what can be chosen is a button that is pressed or not.
 */
export function dragPieces(signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  const press = (event: PointerEvent) => {
    const { target, pointerType, button } = event;
    if (pointerType === "touch" || button !== 0 || !(target instanceof Element)) return;
    const piece = target.closest("[data-piece]");
    const drawing = target.closest("svg") ?? piece?.querySelector("svg");
    if (piece !== null && drawing) stop = drag(event, piece, drawing);
  };
  document.addEventListener("pointerdown", press, { signal });
  signal.addEventListener("abort", () => stop?.());
}

function drag(press: PointerEvent, piece: Element, drawing: SVGElement): () => void {
  let copy: SVGElement | undefined;
  return followDrag(press, {
    onStart() {
      choose(piece);
      copy = copyOf(drawing);
    },
    onMove({ clientX, clientY }) {
      if (copy !== undefined) copy.style.translate = `${clientX}px ${clientY}px`;
    },
    onEnd: () => copy?.remove(),
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

/** A copy of the piece under the mouse. */
function copyOf(drawing: SVGElement): SVGElement {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGElement;
  Object.assign(copy.style, {
    position: "fixed",
    inset: `-${height / 2}px auto auto -${width / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "20",
    opacity: "0.85",
    pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}
