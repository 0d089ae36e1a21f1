"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { FormattedRule } from "../../../components/rules/formatted-rule.tsx";
import { languageOf } from "../../../i18n/languages.ts";
import type { Rule, Ruleset } from "../../../lib/api-client/types.ts";
import { useRulebooks } from "../../../lib/queries/games/use-rulebooks.ts";
import { Section } from "../../../ui/layout/section.tsx";
import styles from "./all-rules-search.module.css";
import { Highlighted } from "./highlighted.tsx";
import { RuleSearch } from "./rule-search.tsx";
import { searchRules } from "./search-rules.ts";

/** Searches the rules of all games. The books are fetched when something is searched for. */
export function AllRulesSearch({ rulesets }: { readonly rulesets: readonly Ruleset[] }) {
  const t = useTranslations("rules.search");
  const language = languageOf(useLocale());
  const [words, setWords] = useState("");
  const isSearching = words.trim() !== "";
  const books = useRulebooks(
    rulesets.map(({ id }) => id),
    language,
    isSearching,
  );
  const found = rulesets.map(({ id }, place) => ({
    ruleset: id,
    rules: searchRules(books[place]?.rules ?? [], words),
  }));
  const isComplete = books.every((book) => book !== undefined);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <>
      <RuleSearch label={t("all")} words={words} count={isComplete ? count : undefined} onChange={setWords} />
      {isSearching &&
        found.map(({ ruleset, rules }) => <BookHits key={ruleset} ruleset={ruleset} rules={rules} words={words} />)}
    </>
  );
}

/** As many rules of each book are shown; its own page shows the others. */
const shownMax = 10;

interface BookHitsProps {
  readonly ruleset: Ruleset["id"];
  readonly rules: readonly Rule[];
  readonly words: string;
}

function BookHits({ ruleset, rules, words }: BookHitsProps) {
  const t = useTranslations("rules.search");
  const cover = coverOf(ruleset);
  const game = cover.title(useTranslate(cover.messages));
  if (rules.length === 0) return null;
  return (
    <Section title={game} aside={t("found", { count: rules.length })}>
      <ul className={styles.hits}>
        {rules.slice(0, shownMax).map(({ number, chapter, text }) => (
          <li key={number}>
            <Link href={`/rules/${ruleset}#${number}`}>
              <Highlighted text={number} words={words} />
            </Link>{" "}
            <span>
              <b>
                <Highlighted text={chapter} words={words} />
              </b>{" "}
              <FormattedRule text={text} renderText={(part) => <Highlighted text={part} words={words} />} />
            </span>
          </li>
        ))}
      </ul>
      {rules.length > shownMax && (
        <p>
          <Link href={`/rules/${ruleset}?search=${encodeURIComponent(words)}`}>{t("allOf", { game })}</Link>
        </p>
      )}
    </Section>
  );
}
