import type { ReactNode } from "react";
import styles from "./compact-list.module.css";

/** Games on one line each: icon, link, a word at the right. */
export function CompactList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
