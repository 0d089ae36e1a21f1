import clsx from "clsx";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  /** The one thing to do here is gilt; everything else is plain. */
  readonly main?: boolean;
  /** What cannot be taken back is plain, and in the colour of a warning. */
  readonly grave?: boolean;
  /** Draws its only child, a link, as a button. */
  readonly asChild?: boolean;
}

export function Button({ main = false, grave = false, asChild = false, className, ...props }: ButtonProps) {
  const classes = clsx("btn", !main && "plain", grave && "grave", className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}

/** A quiet control of the masthead and of bars. */
export function Tool({ asChild = false, className, ...props }: Omit<ButtonProps, "main">) {
  if (asChild) return <Slot.Root className={clsx("tool", className)} {...props} />;
  return <button type="button" className={clsx("tool", className)} {...props} />;
}
