import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./collapsible.module.css";

/** A part of a page that is closed until someone wants it: its first child is a `summary`. */
export function Collapsible({ className, ...props }: ComponentProps<"details">) {
  return <details className={clsx(styles.collapsible, className)} {...props} />;
}
