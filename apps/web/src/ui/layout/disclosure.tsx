import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./disclosure.module.css";

/** What most readers do not need, behind a summary that opens it: its first child is a `summary`. */
export function Disclosure({ className, ...props }: ComponentProps<"details">) {
  return <details className={clsx(styles.disclosure, className)} {...props} />;
}
