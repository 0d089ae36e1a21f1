import clsx from "clsx";
import styles from "./rings.module.css";

/** Whether a village may be chosen, is chosen, or would be the next step. */
export type Highlight = "available" | "chosen" | "nextStep";

const highlightStyles = { available: undefined, chosen: styles.chosen, nextStep: styles.nextStep };

/** A gold ring below the shield and the name of a village where you may do something. */
export function HighlightRing({ radius, highlight }: { readonly radius: number; readonly highlight: Highlight }) {
  return (
    <g className={clsx(styles.ring, highlightStyles[highlight])}>
      <circle className={styles.halo} r={radius} />
      <circle className={styles.gold} r={radius} />
    </g>
  );
}

const stakes = Array.from({ length: 20 }, (_, place) => place * 18);

/** The red stakes of a siege. */
export function Stakes({ radius }: { readonly radius: number }) {
  return (
    <g className={styles.stakes}>
      <circle r={radius} />
      {stakes.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={`M0 ${0 - radius - 4}V${4 - radius}`} />
      ))}
    </g>
  );
}
