import type { ReactNode } from "react";
import styles from "./signed-amount.module.css";

interface SignedAmountProps {
  readonly as?: "span" | "b";
  /** More than 0 is a gain, less is a loss. */
  readonly amount: number;
  readonly children: ReactNode;
}

/** An amount that something gains or loses, in the colour of that. */
export function SignedAmount({ as: Tag = "span", amount, children }: SignedAmountProps) {
  return <Tag className={amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined}>{children}</Tag>;
}
