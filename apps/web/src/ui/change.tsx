import type { ReactNode } from "react";
import styles from "./change.module.css";

interface ChangeProps {
  readonly as?: "span" | "b";
  /** More than 0 is a gain, less is a loss. */
  readonly amount: number;
  readonly children: ReactNode;
}

/** An amount that something gains or loses, in the colour of that. */
export function Change({ as: Tag = "span", amount, children }: ChangeProps) {
  return <Tag className={amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined}>{children}</Tag>;
}
