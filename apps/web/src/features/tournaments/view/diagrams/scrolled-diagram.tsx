import type { ReactNode } from "react";
import styles from "./scrolled-diagram.module.css";

/** Wide content that scrolls sideways, also by keyboard. */
export function ScrolledDiagram({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture is scrolled by keyboard too.
    <section className={styles.scrolled} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
