import type { ReactNode } from "react";
import styles from "./wide-only.module.css";

/** What phones have no room for. */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.wideOnly}>{children}</span>;
}
