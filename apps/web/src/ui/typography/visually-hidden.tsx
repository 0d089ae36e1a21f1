import type { ComponentProps } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps extends ComponentProps<"span"> {
  readonly as?: "span" | "p" | "legend" | "caption";
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = "span", ...props }: VisuallyHiddenProps) {
  return <Tag {...(props as object)} className={styles.hidden} />;
}
