import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** An empty list: says that it is empty, and how to fill it. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <b>{title}</b>
      {children}
    </div>
  );
}
