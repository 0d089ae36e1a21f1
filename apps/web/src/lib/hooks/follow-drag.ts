/** Pixels that a pressed pointer moves before it drags. */
const still = 6;
/** Where fingers also scroll, a finger rests this long before it drags. */
const restMs = 250;

/** A place in the window. */
export type Pointed = Pick<MouseEvent, "clientX" | "clientY">;

interface Drag {
  onStart(): void;
  onMove(pointer: Pointed): void;
  /** The drag is over, with a drop or without one. */
  onEnd(): void;
  onDrop(pointer: Pointed): void;
}

type Press = Pointed & Pick<PointerEvent, "pointerId" | "pointerType">;

/**
 * Follows a pressed pointer until it is released, or until Escape. A drag is no click. A finger `mayScroll` until it has
 * rested; elsewhere `touch-action` must keep the browser from scrolling. Returns how to stop.
 */
export function followDrag(press: Press, drag: Drag, { mayScroll = false } = {}): () => void {
  const following = new AbortController();
  const { signal } = following;
  const mustRest = mayScroll && press.pointerType === "touch";
  let isDragging = false;
  const end = () => {
    following.abort();
    if (isDragging) drag.onEnd();
  };
  const start = (pointer: Pointed) => {
    isDragging = true;
    drag.onStart();
    drag.onMove(pointer);
  };
  const move = (pointer: PointerEvent) => {
    if (isDragging) return drag.onMove(pointer);
    if (distanceOf(press, pointer) < still) return;
    if (mustRest) end();
    else start(pointer);
  };
  const release = (pointer: PointerEvent) => {
    end();
    if (!isDragging) return;
    drag.onDrop(pointer);
    swallowClick();
  };
  if (mustRest) {
    const rest = setTimeout(() => start(press), restMs);
    signal.addEventListener("abort", () => clearTimeout(rest));
  }
  const ofPress = (act: (pointer: PointerEvent) => void) => (pointer: PointerEvent) =>
    pointer.pointerId === press.pointerId && act(pointer);
  window.addEventListener("pointermove", ofPress(move), { signal });
  window.addEventListener("pointerup", ofPress(release), { signal });
  window.addEventListener("pointercancel", end, { signal });
  // Two fingers zoom.
  window.addEventListener("pointerdown", ({ pointerId }) => pointerId !== press.pointerId && end(), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  window.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  keepFinger(press, () => isDragging, signal);
  return end;
}

/** The browser neither scrolls nor opens its menu under a finger that drags. */
function keepFinger({ pointerType }: Press, isDragging: () => boolean, signal: AbortSignal): void {
  if (pointerType !== "touch") return;
  const keep = (event: Event) => isDragging() && event.cancelable && event.preventDefault();
  window.addEventListener("touchmove", keep, { signal, passive: false });
  window.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
}

const distanceOf = (one: Pointed, other: Pointed): number =>
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);

function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
