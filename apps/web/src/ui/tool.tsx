import clsx from "clsx";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import styles from "./tool.module.css";

interface ToolProps extends ComponentProps<"button"> {
  /** Draws its only child, a link, as a tool. */
  readonly asChild?: boolean;
}

/** A quiet control of the site header and of bars. */
export function Tool({ asChild = false, className, ...props }: ToolProps) {
  // The second name is for stylesheets that are no modules yet.
  const classes = clsx(styles.tool, "tool", className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}
