import type { ReactNode } from "react";
import styles from "./sub-heading.module.css";

export function SubHeading({ children }: { readonly children: ReactNode }) {
  return <h3 className={styles.heading}>{children}</h3>;
}
