import type { Motion } from "../../boards/motion.ts";
import { tinctureOf } from "../../ui/heraldry/tincture.ts";
import { chipPlace, middleOf, type Point } from "./chip-places.ts";
import { type PartInView, partInView } from "./part-in-view.ts";
import styles from "./step-motion.module.css";

/** Between the starts of two motions, unless there are many. */
const pauseMs = 150;
/** By then the last one has started. */
const startsWithinMs = 1_800;
/** Pixels between a part and the ring around it. */
const ringGap = 3;

/** One for each time that something is shown: where its parts are depends on how far the page was scrolled then. */
let layers: readonly HTMLElement[] = [];

/** Shows motions above the page, one after the other. They take no place in it, and are removed when they are over. */
export function showMotions(motions: readonly Motion[]): void {
  const pause = Math.min(pauseMs, startsWithinMs / motions.length);
  const ringed = new Set<string>();
  const chips: Point[] = [];
  const parts = motions.flatMap((motion, place) => {
    const at = partInView(motion.at);
    if (at === undefined) return [];
    const key = `${at.box.x} ${at.box.y}`;
    const isFirst = !ringed.has(key);
    ringed.add(key);
    const chipAt = chipPlace(at.box, chips, window.innerWidth);
    if (hasChip(motion)) chips.push(chipAt);
    return partsOf(motion, at, { delay: `${Math.round(place * pause)}ms`, isFirst, chipAt });
  });
  if (parts.length > 0) layerOnPage().append(...parts);
}

/** Ends what moves at once. */
export function removeMotions(): void {
  for (const layer of layers) layer.remove();
  layers = [];
}

interface Moment {
  readonly delay: string;
  /** Whether nothing is shown at the same part before it. */
  readonly isFirst: boolean;
  /** The middle of its chip. */
  readonly chipAt: Point;
}

/** The ring and the chip of a motion. Each is removed when it is over. */
function partsOf(motion: Motion, at: PartInView, { delay, isFirst, chipAt }: Moment): readonly HTMLElement[] {
  const from = motion.from && partInView(motion.from);
  const ring = isFirst ? ringAround(at) : undefined;
  const chip = chipOf(motion);
  if (chip !== undefined) {
    const { x, y } = chipAt;
    Object.assign(chip.style, { left: `${x}px`, top: `${y}px` });
    if (from !== undefined) letTravel(chip, ring, { x: middleOf(from.box).x - x, y: middleOf(from.box).y - y });
  }
  const parts = [ring, chip].filter((part) => part !== undefined);
  for (const part of parts) {
    part.style.setProperty("--delay", delay);
    part.addEventListener("animationend", () => part.remove());
  }
  return parts;
}

/** The chip comes from there, and the ring with it. */
function letTravel(chip: HTMLElement, ring: HTMLElement | undefined, { x, y }: Point): void {
  chip.classList.add(styles.travelling ?? "");
  chip.style.setProperty("--from-x", `${x}px`);
  chip.style.setProperty("--from-y", `${y}px`);
  ring?.classList.add(styles.landing ?? "");
}

/** Around the part of the board; once for all that happens there. */
function ringAround({ box: { x, y, width, height }, radius }: PartInView): HTMLElement {
  const ring = document.createElement("i");
  ring.className = styles.ring ?? "";
  Object.assign(ring.style, {
    left: `${x - ringGap}px`,
    top: `${y - ringGap}px`,
    width: `${width + 2 * ringGap}px`,
    height: `${height + 2 * ringGap}px`,
    ...(radius !== "0px" && { borderRadius: radius }),
  });
  return ring;
}

/** The piece and its number; nothing where only the place is shown. */
function chipOf(motion: Motion): HTMLElement | undefined {
  if (!hasChip(motion)) return undefined;
  const { piece, amount, seat } = motion;
  const chip = document.createElement("span");
  chip.className = styles.chip ?? "";
  if (seat !== undefined) chip.style.setProperty("--edge", `var(--${tinctureOf(seat)})`);
  if (piece !== undefined) chip.append(drawingOf(piece));
  if (amount !== undefined) chip.append(numberOf(amount));
  return chip;
}

const hasChip = ({ piece, amount }: Motion): boolean => piece !== undefined || amount !== undefined;

function drawingOf({ symbol, className = "" }: NonNullable<Motion["piece"]>): SVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("class", className);
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  drawing.append(use);
  return drawing;
}

/** With a sign, and a real minus. */
function numberOf(amount: number): HTMLElement {
  const number = document.createElement("b");
  number.className = (amount < 0 ? styles.loss : styles.gain) ?? "";
  number.textContent = amount < 0 ? `−${-amount}` : `+${amount}`;
  return number;
}

/** A new layer over the window that moves with the page when it is scrolled. It replaces those whose motions are over. */
function layerOnPage(): HTMLElement {
  const layer = document.createElement("div");
  layer.className = styles.layer ?? "";
  layer.ariaHidden = "true";
  layer.dataset.testid = "step-motion";
  const { scrollX, scrollY } = window;
  const follow = () => {
    if (!layer.isConnected) return window.removeEventListener("scroll", follow);
    layer.style.translate = `${scrollX - window.scrollX}px ${scrollY - window.scrollY}px`;
  };
  window.addEventListener("scroll", follow, { passive: true });
  for (const one of layers) if (one.childElementCount === 0) one.remove();
  layers = [...layers.filter(({ isConnected }) => isConnected), layer];
  document.body.append(layer);
  return layer;
}
