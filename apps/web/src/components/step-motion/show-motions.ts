import type { Motion } from "../../boards/motion.ts";
import { tinctureOf } from "../../ui/heraldry/tincture.ts";
import { type PartInView, partInView } from "./part-in-view.ts";
import styles from "./step-motion.module.css";

/** Between the starts of two motions, unless there are many. */
const pauseMs = 150;
/** By then the last one has started. */
const startsWithinMs = 1_800;
/** Of a chip, in pixels. */
const chipHeight = 30;
/** A chip is below lower parts than these, so that it does not cover a figure. */
const lowMax = 40;
/** Pixels between a part and the ring around it. */
const ringGap = 3;

let layer: HTMLElement | undefined;

/** Shows motions above the page, one after the other. They take no place in it, and are removed when they are over. */
export function showMotions(motions: readonly Motion[]): void {
  const pause = Math.min(pauseMs, startsWithinMs / motions.length);
  const stacked = new Map<string, number>();
  for (const [place, motion] of motions.entries()) {
    const at = partInView(motion.at);
    if (at === undefined) continue;
    const key = `${at.box.x} ${at.box.y}`;
    const level = stacked.get(key) ?? 0;
    stacked.set(key, level + 1);
    add(motion, at, { delay: `${Math.round(place * pause)}ms`, level });
  }
}

/** Ends what moves at once. */
export function removeMotions(): void {
  layer?.remove();
  layer = undefined;
}

interface Moment {
  readonly delay: string;
  /** How many chips are shown at the same part before it. */
  readonly level: number;
}

function add(motion: Motion, at: PartInView, { delay, level }: Moment): void {
  const from = motion.from && partInView(motion.from);
  const ring = level === 0 ? ringAround(at) : undefined;
  const chip = chipOf(motion);
  if (chip !== undefined) {
    const { x, y } = chipPlace(at.box, level);
    Object.assign(chip.style, { left: `${x}px`, top: `${y}px` });
    if (from !== undefined) letTravel(chip, ring, { x: middle(from.box).x - x, y: middle(from.box).y - y });
  }
  for (const part of [ring, chip]) {
    if (part === undefined) continue;
    part.style.setProperty("--delay", delay);
    part.addEventListener("animationend", () => part.remove());
    layerOnPage().append(part);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
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
function chipOf({ piece, amount, seat }: Motion): HTMLElement | undefined {
  if (piece === undefined && amount === undefined) return undefined;
  const chip = document.createElement("span");
  chip.className = styles.chip ?? "";
  if (seat !== undefined) chip.style.setProperty("--edge", `var(--${tinctureOf(seat)})`);
  if (piece !== undefined) chip.append(drawingOf(piece));
  if (amount !== undefined) chip.append(numberOf(amount));
  return chip;
}

/** The middle of a chip: at the upper edge of a part or below it, and within the window. */
function chipPlace(box: DOMRect, level: number): Point {
  const x = Math.min(Math.max(middle(box).x, chipHeight), window.innerWidth - chipHeight);
  const below = box.bottom + chipHeight / 2 + level * chipHeight;
  const above = Math.max(box.top - level * chipHeight, chipHeight / 2);
  return { x, y: box.height < lowMax ? below : above };
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

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

/** A layer over the window that moves with the page when it is scrolled. */
function layerOnPage(): HTMLElement {
  if (layer?.isConnected) return layer;
  layer = document.createElement("div");
  layer.className = styles.layer ?? "";
  layer.ariaHidden = "true";
  layer.dataset.testid = "step-motion";
  const { scrollX, scrollY } = window;
  const shown = layer;
  const follow = () => {
    if (!shown.isConnected) return window.removeEventListener("scroll", follow);
    shown.style.translate = `${scrollX - window.scrollX}px ${scrollY - window.scrollY}px`;
  };
  window.addEventListener("scroll", follow, { passive: true });
  document.body.append(layer);
  return layer;
}
