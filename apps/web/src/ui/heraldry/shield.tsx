import clsx from "clsx";
import { svgLabelProps } from "../icons/icon.tsx";
import styles from "./shield.module.css";
import { tinctureOf } from "./tincture.ts";

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
      <path d={shieldOutline} fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 2.5" />
    </svg>
  );
}

/** The outline of a shield, on a grid of 24 by 29. */
export const shieldOutline = "M2 2H22V13C22 20 17 24.5 12 27.5 7 24.5 2 20 2 13Z";

function SeatUse({ seat, label, kind, className }: SeatDrawing & { readonly kind: "s" | "l" | "p" }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is its title.
    <svg className={className} {...svgLabelProps(label)}>
      <use href={`#${kind}-${tinctureOf(seat)}`} />
    </svg>
  );
}
