import type { ReactNode } from "react";
import styles from "./table-links.module.css";

/** Buttons and downloads below a table. */
export function TableLinks({ children }: { readonly children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
