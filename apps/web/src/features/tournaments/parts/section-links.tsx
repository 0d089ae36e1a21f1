import type { ReactNode } from "react";
import styles from "./section-links.module.css";

/** Links to the parts of a page. */
export function SectionLinks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.links} aria-label={label}>
      {children}
    </nav>
  );
}
