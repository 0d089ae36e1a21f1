import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./description-list.module.css";

/** Names and what is known of them, side by side. */
export function DescriptionList({ className, ...props }: ComponentProps<"dl">) {
  return <dl className={clsx(styles.facts, className)} {...props} />;
}
