import type { ComponentProps } from "react";
import styles from "./sub-heading.module.css";

/** A heading within a section. */
export function SubHeading(props: ComponentProps<"h3">) {
  return <h3 className={styles.heading} {...props} />;
}
