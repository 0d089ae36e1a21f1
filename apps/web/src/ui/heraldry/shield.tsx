import clsx from "clsx";
import ink from "../icons/drawing.module.css";
import { svgLabelProps } from "../icons/icon.tsx";
import styles from "./shield.module.css";
import { type Tincture, tinctureLetters, tinctureOf, tinctures } from "./tincture.ts";

interface SeatDrawing {
  readonly seat: number;
  /** What it means; without a label it is an ornament next to a name. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A seat. */
export function Shield({ className, ...seat }: SeatDrawing) {
  return <SeatUse {...seat} kind="s" className={clsx(styles.shield, className)} />;
}

/** A seat's lord: its shield under a coronet. */
export function Lord({ className, ...seat }: SeatDrawing) {
  return <SeatUse {...seat} kind="l" className={clsx(styles.lord, className)} />;
}

/** A seat's scout: a swallow-tailed pennon. */
export function Scout({ className, ...seat }: SeatDrawing) {
  return <SeatUse {...seat} kind="p" className={clsx(styles.scout, className)} />;
}

/** A seat that is still free. */
export function EmptyShield({ label, className }: { label?: string; className?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is its title.
    <svg className={clsx(styles.shield, styles.empty, className)} viewBox="0 0 24 29" {...svgLabelProps(label)}>
      <path d={shield} fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 2.5" />
    </svg>
  );
}

/** The definitions that every shield, lord and scout of the page refers to. */
export function SeatSymbols() {
  return tinctures.map((tincture) => <TinctureSymbols key={tincture} tincture={tincture} />);
}

const shield = "M2 2H22V13C22 20 17 24.5 12 27.5 7 24.5 2 20 2 13Z";
const coronet = "M4 1L2-7 8-3.5 12-9l4 5.5L22-7 20 1z";
const pennon = "M5 4H29L23 12 29 20H5Z";
const pole = "M4 2V36";

function SeatUse({ seat, label, kind, className }: SeatDrawing & { readonly kind: "s" | "l" | "p" }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is its title.
    <svg className={className} {...svgLabelProps(label)}>
      <use href={`#${kind}-${tinctureOf(seat)}`} />
    </svg>
  );
}

function TinctureSymbols({ tincture }: { tincture: Tincture }) {
  return (
    <>
      <symbol id={`s-${tincture}`} viewBox="0 0 24 29">
        <path className={ink.edge} d={shield} />
        <Hatched outline={shield} tincture={tincture} />
        <Letter tincture={tincture} x={12} y={18.3} />
      </symbol>
      <symbol id={`l-${tincture}`} viewBox="-2 -10 28 40">
        <path className={ink.edge} d={coronet} />
        <path className={ink.edge} d={shield} />
        <Hatched outline={shield} tincture={tincture} />
        <path className={ink.outline} d={coronet} style={{ fill: `var(--${tincture})` }} />
        <Letter tincture={tincture} x={12} y={18.3} />
      </symbol>
      <symbol id={`p-${tincture}`} viewBox="0 0 32 38">
        <path className={ink.edge} d={`${pole}${pennon}`} />
        <Hatched outline={pennon} tincture={tincture} />
        <path className={clsx(ink.outline, ink.pole)} d={pole} fill="none" />
        <Letter tincture={tincture} x={14} y={17} />
      </symbol>
    </>
  );
}

function Hatched({ outline, tincture }: { outline: string; tincture: Tincture }) {
  return (
    <>
      <path d={outline} style={{ fill: `var(--${tincture})` }} />
      <path className={ink.hatch} d={outline} fill={`url(#h-${tincture})`} />
      <path className={ink.outline} d={outline} fill="none" />
    </>
  );
}

function Letter({ tincture, x, y }: { tincture: Tincture; x: number; y: number }) {
  return (
    <text className={ink.letter} x={x} y={y} style={{ fill: `var(--on-${tincture})`, stroke: `var(--${tincture})` }}>
      {tinctureLetters[tincture]}
    </text>
  );
}
