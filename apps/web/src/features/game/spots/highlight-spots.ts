import styles from "./highlight-spots.module.css";
import { linkedTo } from "./linked-to.ts";
import { tipAfterRest } from "./option-tip.ts";

/** Outlines what belongs together, option and board, while the mouse or the focus is on one of them. */
export function highlightSpots(signal: AbortSignal, first: Event): void {
  let current: Element | null = null;
  let clear = () => {};
  const leave = () => {
    clear();
    current = null;
  };
  const onPart = ({ target, type }: Event) => {
    const part = target instanceof Element ? target.closest("[data-spots]") : null;
    if (part === current) return;
    leave();
    current = part;
    if (part !== null) clear = outline(part, type === "pointerover");
  };
  const follow = (event: Event) => {
    // A finger only comes to tap or to drag.
    if (!(event instanceof PointerEvent) || event.pointerType === "mouse") onPart(event);
  };
  document.addEventListener("pointerover", follow, { signal });
  document.addEventListener("focusin", follow, { signal });
  document.addEventListener("pointerdown", leave, { signal });
  signal.addEventListener("abort", leave);
  follow(first);
}

/** Outlines what belongs to an option or to a part of the board. Returns how to end it. */
function outline(part: Element, isHovered: boolean): () => void {
  const linked = styles.linked ?? "";
  const others = linkedTo(part);
  for (const other of others) other.classList.add(linked);
  // A village of Fief opens its own detail.
  const hasTip = isHovered && others.length > 0 && part.matches("button:not([data-village])");
  const removeTip = hasTip ? tipAfterRest(part, others) : () => {};
  return () => {
    removeTip();
    for (const other of others) other.classList.remove(linked);
  };
}
