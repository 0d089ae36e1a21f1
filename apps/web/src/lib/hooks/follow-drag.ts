/** Pixels that a pressed mouse moves before it drags. */
const still = 6;

interface Drag {
  onStart(): void;
  onMove(mouse: MouseEvent): void;
  /** The drag is over, with a drop or without one. */
  onEnd(): void;
  onDrop(mouse: MouseEvent): void;
}

/** Follows a pressed mouse until it is released, or until Escape. A drag is no click. Returns how to stop. */
export function followDrag({ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">, drag: Drag): () => void {
  const following = new AbortController();
  const { signal } = following;
  let isDragging = false;
  const end = () => {
    following.abort();
    if (isDragging) drag.onEnd();
  };
  const move = (mouse: PointerEvent) => {
    if (!isDragging && Math.hypot(mouse.clientX - clientX, mouse.clientY - clientY) < still) return;
    if (!isDragging) drag.onStart();
    isDragging = true;
    drag.onMove(mouse);
  };
  const release = (mouse: PointerEvent) => {
    end();
    if (!isDragging) return;
    drag.onDrop(mouse);
    swallowClick();
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  window.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  return end;
}

function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
