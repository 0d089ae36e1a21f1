import type { ReactNode } from "react";
import styles from "./no-break.module.css";

/** Text on one line. */
export function NoBreak({ children }: { readonly children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
