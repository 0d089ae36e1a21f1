import type { ReactNode } from "react";
import styles from "./seat-name.module.css";
import { Shield } from "./shield.tsx";

/** A seat in a table of figures: its shield and its name. */
export function SeatName({ seat, children }: { readonly seat: number; readonly children: ReactNode }) {
  return (
    <span className={styles.seatName}>
      <Shield seat={seat} /> <span className={styles.name}>{children}</span>
    </span>
  );
}
