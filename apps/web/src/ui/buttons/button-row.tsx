import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./button-row.module.css";

interface ButtonRowProps {
  readonly as?: "div" | "p";
  /** Whether the first button takes the room that is left. */
  readonly isGrowing?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The buttons at the end of a panel. */
export function ButtonRow({ as: Tag = "div", isGrowing = true, className, children }: ButtonRowProps) {
  return <Tag className={clsx(styles.row, isGrowing && styles.growing, className)}>{children}</Tag>;
}
