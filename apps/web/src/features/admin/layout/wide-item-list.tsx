import type { ReactNode } from "react";
import styles from "./wide-item-list.module.css";

/** A list whose items have their parts side by side, where there is room. */
export function WideItemList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
