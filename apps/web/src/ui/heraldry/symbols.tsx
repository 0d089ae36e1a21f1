import type { ReactNode } from "react";
import styles from "./symbols.module.css";

/** Drawings that something next to them refers to by name. */
export function Symbols({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
