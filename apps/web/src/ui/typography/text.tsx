import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./text.module.css";

interface TextProps extends ComponentProps<"span"> {
  readonly as?: "span" | "p" | "small" | "i" | "ul" | "li";
  /** In the second ink: what explains, and what can wait. */
  readonly muted?: boolean;
  readonly small?: boolean;
  /** With space above: a paragraph after something else. */
  readonly spaced?: boolean;
}

/** Text that is quieter or smaller than what surrounds it. */
export function Text({
  as: Tag = "span",
  muted = false,
  small = false,
  spaced = false,
  className,
  ...props
}: TextProps) {
  const classes = clsx(muted && styles.muted, small && styles.small, spaced && styles.spaced, className);
  return <Tag className={classes} {...(props as object)} />;
}
