import type { ReactNode } from "react";
import styles from "./chronicle.module.css";

/** Lines of a chronicle. */
export function ChronicleList({ children }: { readonly children: ReactNode }) {
  return (
    <ol className={styles.list} data-testid="chronicle">
      {children}
    </ol>
  );
}
