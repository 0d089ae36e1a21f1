import type { BoardPart } from "../../boards/motion.ts";

/** Pixels of a part that must be in view, in both directions. */
const seenMin = 10;

/** A part of the board that the reader can see. */
export interface PartInView {
  /** What of it is in view, in pixels of the window. */
  readonly box: DOMRect;
  /** Of its corners, as CSS. */
  readonly radius: string;
}

/** The first of some parts that is in view. */
export function partInView(parts: readonly BoardPart[]): PartInView | undefined {
  for (const part of parts) {
    for (const element of document.querySelectorAll(selectorOf(part))) {
      const box = visibleBox(element);
      if (box !== undefined) return { box, radius: getComputedStyle(element).borderRadius };
    }
  }
  return undefined;
}

/** Options also have `data-spots`: they are about a part, and no part. */
const selectorOf = (part: BoardPart): string =>
  part
    .split("/")
    .map((name) => `:is([data-at~="${name}"],[data-element="${name}"],[data-spots~="${name}"]:not(label))`)
    .join(" ");

/** What of an element is in the window and in the frames that scroll it. */
function visibleBox(element: Element): DOMRect | undefined {
  if (!element.checkVisibility()) return undefined;
  let box = overlap(element.getBoundingClientRect(), new DOMRect(0, 0, window.innerWidth, window.innerHeight));
  for (let frame = element.parentElement; frame !== null && frame !== document.body; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflow !== "visible") box = overlap(box, frame.getBoundingClientRect());
  }
  return box.width < seenMin || box.height < seenMin || isCovered(element, box) ? undefined : box;
}

/** Whether something else is in front of it: the bar of a replay, or a detail. */
function isCovered(element: Element, { x, y, width, height }: DOMRect): boolean {
  const front = document.elementFromPoint(x + width / 2, y + height / 2);
  return front === null || !(element.contains(front) || front.contains(element));
}

function overlap(one: DOMRect, other: DOMRect): DOMRect {
  const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
}
