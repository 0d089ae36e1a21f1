import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./option-label.module.css";

/** A radio button, a checkbox or a number, with the words that say what it means. */
export function OptionLabel({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among its children.
  return <label className={clsx(styles.option, className)} {...props} />;
}
