import type { ReactNode } from "react";
import styles from "./rule-term.module.css";

interface RuleTermProps {
  readonly ruleset: string;
  /** Its number: "MA-3.2". */
  readonly rule: string;
  readonly children: ReactNode;
}

/** A word on a board that leads to the rule about it. */
export function RuleTerm({ ruleset, rule, children }: RuleTermProps) {
  return (
    <a className={styles.term} href={`/rules/${ruleset}#${rule}`} title={rule}>
      {children}
    </a>
  );
}
