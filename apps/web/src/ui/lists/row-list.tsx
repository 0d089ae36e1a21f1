import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./row-list.module.css";

/** Items with a rule below each: what it is at the left, what can be done with it at the right. */
export function RowList({ className, ...props }: ComponentProps<"ul">) {
  return <ul className={clsx(styles.list, className)} {...props} />;
}
