"use client";

import { useLocale } from "next-intl";
import { isLanguage } from "../../i18n/languages.ts";
import { useRulebook } from "../../lib/queries/use-position.ts";
import { RuleLink } from "./rule-link.tsx";
import styles from "./rule-quote.module.css";
import { RuleWords } from "./rule-words.tsx";

interface RuleQuoteProps {
  readonly ruleset: string;
  readonly rule: string;
}

/** The text of a rule, with a link to its place in the rulebook. */
export function RuleQuote({ ruleset, rule }: RuleQuoteProps) {
  const locale = useLocale();
  const rulebook = useRulebook(ruleset, isLanguage(locale) ? locale : "en");
  const text = rulebook.data?.rules.find(({ number }) => number === rule)?.text;
  return (
    <span className={styles.quote}>
      {text !== undefined && (
        <q>
          <RuleWords text={text} />
        </q>
      )}{" "}
      <RuleLink ruleset={ruleset} rule={rule} />
    </span>
  );
}
