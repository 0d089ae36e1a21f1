import type { ReactNode } from "react";
import styles from "./explanation.module.css";

interface ExplanationProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Details that most readers do not need, behind a summary. */
export function Explanation({ summary, children }: ExplanationProps) {
  return (
    <details className={styles.explanation}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
