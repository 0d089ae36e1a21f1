import type { ReactNode } from "react";
import styles from "./correction-list.module.css";

/** What a director changed afterwards. */
export function CorrectionList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list} data-testid="corrections">
      {children}
    </ul>
  );
}
