import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./long-text.module.css";

interface LongTextProps {
  /** Breaks lines early, as in a paragraph. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** Text of several lines in a cell of a listing. */
export function LongText({ isNarrow = false, children }: LongTextProps) {
  return <span className={clsx(styles.text, isNarrow && styles.narrow)}>{children}</span>;
}
