import clsx from "clsx";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** The main action of a page or dialog is gilt; everything else is plain. */
  readonly main?: boolean;
  /** An action that cannot be undone is plain, and in the colour of a warning. */
  readonly grave?: boolean;
  /** Draws its only child, a link, as a button. */
  readonly asChild?: boolean;
}

export function Button({ main = false, grave = false, asChild = false, className, ...props }: ButtonProps) {
  const classes = clsx(styles.button, !main && styles.plain, grave && styles.grave, className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}
