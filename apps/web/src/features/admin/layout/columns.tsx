import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** Parts of a page side by side, where there is room. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
