import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./inline-buttons.module.css";

interface InlineButtonsProps extends ComponentProps<"span"> {
  readonly as?: "p" | "span";
}

/** Buttons in one line. */
export function InlineButtons({ as: Tag = "p", className, ...props }: InlineButtonsProps) {
  return <Tag className={clsx(styles.actions, className)} {...(props as object)} />;
}
