import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Slot } from "./slot.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  /** The main action of a page or dialog is gilt; everything else is plain. */
  readonly primary?: boolean;
  /** An action that cannot be undone is plain, and in the colour of a warning. */
  readonly danger?: boolean;
  /** Draws its only child, a link, as a button. */
  readonly asChild?: boolean;
}

export function Button({ primary = false, danger = false, asChild = false, className, ...props }: ButtonProps) {
  const classes = clsx(styles.button, !primary && styles.plain, danger && styles.danger, className);
  if (asChild) return <Slot className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}
