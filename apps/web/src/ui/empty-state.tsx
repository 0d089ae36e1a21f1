import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Nothing here: what is so, and what to do. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={clsx(styles.empty, "empty")}>
      <b>{title}</b>
      {children}
    </div>
  );
}
