import clsx from "clsx";
import type { ComponentProps } from "react";
import { Slot } from "./slot.tsx";
import styles from "./tool-button.module.css";

interface ToolButtonProps extends ComponentProps<"button"> {
  /** Draws its only child, a link, as a tool. */
  readonly asChild?: boolean;
}

/** A quiet control of the site header and of bars. */
export function ToolButton({ asChild = false, className, ...props }: ToolButtonProps) {
  const classes = clsx(styles.tool, className);
  if (asChild) return <Slot className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}
