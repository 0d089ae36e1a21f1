import styles from "./highlight-spots.module.css";

/** A pointer that rests this long is no longer just passing. */
const restMs = 260;
/** More options than these would cover the board. */
const optionsMax = 3;
/** Between the tip and the part of the board, and the edge of the window. */
const gap = 8;

/**
 * Shows what can be chosen at a part of the board, and what it brings, above it while the mouse rests there. Hidden from
 * screen readers, which read the options themselves. Returns how to remove it.
 */
export function tipAfterRest(part: Element, options: readonly Element[]): () => void {
  let tip: HTMLElement | undefined;
  const timer = setTimeout(() => {
    tip = tipOf(options);
    document.body.append(tip);
    place(tip, part);
  }, restMs);
  return () => {
    clearTimeout(timer);
    tip?.remove();
  };
}

function tipOf(options: readonly Element[]): HTMLElement {
  const tip = document.createElement("div");
  tip.className = styles.tip ?? "";
  tip.ariaHidden = "true";
  tip.dataset.testid = "option-tip";
  const texts = options.slice(0, optionsMax).map((option) => option.lastElementChild?.cloneNode(true));
  tip.append(...texts.filter((text) => text !== undefined));
  return tip;
}

function place(tip: HTMLElement, part: Element): void {
  const box = part.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = box.left + box.width / 2 - width / 2;
  const above = box.top - height - gap;
  tip.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  tip.style.top = `${above < gap ? box.bottom + gap : above}px`;
}
