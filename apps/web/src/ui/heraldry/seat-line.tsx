import styles from "./seat-line.module.css";
import { tinctureDashes, tinctureOf } from "./tincture.ts";

/** How the line of a seat looks in a chart. */
export function SeatLine({ seat }: { readonly seat: number }) {
  const tincture = tinctureOf(seat);
  return (
    <svg className={styles.line} viewBox="0 0 34 8" aria-hidden="true">
      <path
        d="M0 4H34"
        fill="none"
        stroke={`var(--${tincture}-ink)`}
        strokeWidth="2.2"
        strokeDasharray={tinctureDashes[tincture]}
      />
    </svg>
  );
}
