/** Pixels that a pressed mouse moves before it drags. */
const still = 6;

/**
 * Lets the mouse drag the reader's pieces to a part of the board where something can be chosen, as if both were clicked.
 * Pieces are marked by `data-piece`; what can be chosen is a button that is pressed or not.
 */
export function dragPieces(signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  document.addEventListener(
    "pointerdown",
    (event) => {
      const piece = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
      const drawing = event.target instanceof Element ? event.target.closest("svg") : null;
      if (piece === null || drawing === null || event.pointerType === "touch" || event.button !== 0) return;
      stop = drag(event, piece, drawing);
    },
    { signal },
  );
  signal.addEventListener("abort", () => stop?.());
}

function drag(start: PointerEvent, piece: Element, drawing: SVGElement): () => void {
  const dragging = new AbortController();
  const { signal } = dragging;
  let ghost: SVGElement | undefined;
  const end = () => {
    dragging.abort();
    ghost?.remove();
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (ghost === undefined && Math.hypot(clientX - start.clientX, clientY - start.clientY) < still) return;
    if (ghost === undefined && isChoosable(piece) && piece.ariaPressed !== "true") piece.click();
    ghost ??= ghostOf(drawing);
    ghost.style.translate = `${clientX}px ${clientY}px`;
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    const isDragged = ghost !== undefined;
    end();
    const target = isDragged ? document.elementFromPoint(clientX, clientY)?.closest("main button") : null;
    if (target == null || target === piece || !isChoosable(target)) return;
    if (target.ariaPressed !== "true") target.click();
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  // The browser would drag the drawing itself, or select text.
  window.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  return end;
}

const isChoosable = (part: Element): part is HTMLElement =>
  part instanceof HTMLElement && part.tagName === "BUTTON" && part.ariaPressed !== null;

/** A copy of the piece under the mouse. */
function ghostOf(drawing: SVGElement): SVGElement {
  const { width, height } = drawing.getBoundingClientRect();
  const ghost = drawing.cloneNode(true) as SVGElement;
  Object.assign(ghost.style, {
    position: "fixed",
    inset: `-${height / 2}px auto auto -${width / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "20",
    opacity: "0.85",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  return ghost;
}
