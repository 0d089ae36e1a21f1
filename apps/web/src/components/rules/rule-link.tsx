"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import styles from "./rule-link.module.css";

interface RuleLinkProps {
  readonly ruleset: string;
  /** Its number: "MA-3.2". */
  readonly rule: string;
}

/** The numbered rule behind a refusal or a line of the chronicle. */
export function RuleLink({ ruleset, rule }: RuleLinkProps) {
  const t = useTranslations("rules");
  return (
    <span className={styles.reference}>
      {t.rich("link", {
        rule,
        a: (number) => (
          <Link className={styles.number} href={`/rules/${ruleset}#${rule}`} prefetch={false}>
            {number}
          </Link>
        ),
      })}
    </span>
  );
}
