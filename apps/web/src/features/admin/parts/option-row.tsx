import type { ReactNode } from "react";
import styles from "./option-row.module.css";

/** Options side by side. The first child is a legend. */
export function OptionRow({ children }: { readonly children: ReactNode }) {
  return <fieldset className={styles.row}>{children}</fieldset>;
}
