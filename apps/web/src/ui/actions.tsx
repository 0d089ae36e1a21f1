import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./actions.module.css";

interface ActionsProps extends ComponentProps<"span"> {
  readonly as?: "p" | "span";
}

/** Buttons in one line. */
export function Actions({ as: Tag = "p", className, ...props }: ActionsProps) {
  return <Tag className={clsx(styles.actions, className)} {...(props as object)} />;
}
