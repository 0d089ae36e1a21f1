"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";

interface RuleLinkProps {
  readonly ruleset: string;
  /** Its number: "MA-3.2". */
  readonly rule: string;
}

/** The numbered rule behind a refusal or a line of the chronicle. */
export function RuleLink({ ruleset, rule }: RuleLinkProps) {
  const say = useTranslations("rules");
  return (
    <span className="ruleref">
      {say.rich("link", {
        rule,
        a: (number) => (
          <Link className="rule" href={`/rules/${ruleset}#${rule}`} prefetch={false}>
            {number}
          </Link>
        ),
      })}
    </span>
  );
}
