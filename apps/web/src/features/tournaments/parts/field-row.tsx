import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./field-row.module.css";

interface FieldRowProps {
  /** Always three in a row, also on narrow screens. */
  readonly isTriple?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Short fields side by side. */
export function FieldRow({ isTriple = false, className, children }: FieldRowProps) {
  return <div className={clsx(styles.row, isTriple && styles.three, className)}>{children}</div>;
}
