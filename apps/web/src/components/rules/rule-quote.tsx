"use client";

import { useLocale } from "next-intl";
import { languageOf } from "../../i18n/languages.ts";
import { useRulebook } from "../../lib/queries/games/use-rulebook.ts";
import { FormattedRule } from "./formatted-rule.tsx";
import { RuleLink } from "./rule-link.tsx";
import styles from "./rule-quote.module.css";

interface RuleQuoteProps {
  readonly ruleset: string;
  readonly rule: string;
}

/** The text of a rule, with a link to its place in the rulebook. */
export function RuleQuote({ ruleset, rule }: RuleQuoteProps) {
  const locale = useLocale();
  const rulebook = useRulebook(ruleset, languageOf(locale));
  const text = rulebook.data?.rules.find(({ number }) => number === rule)?.text;
  return (
    <span className={styles.quote}>
      {text !== undefined && (
        <q>
          <FormattedRule text={text} />
        </q>
      )}{" "}
      <RuleLink ruleset={ruleset} rule={rule} />
    </span>
  );
}
