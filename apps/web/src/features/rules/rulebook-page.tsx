"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../components/layout/page-title.ts";
import { FormattedRule } from "../../components/rules/formatted-rule.tsx";
import { languageOf } from "../../i18n/languages.ts";
import { isNotFound } from "../../lib/api-client/api-problem.ts";
import type { Rulebook } from "../../lib/api-client/types.ts";
import { useRulesets } from "../../lib/queries/games/use-games.ts";
import { useRulebook } from "../../lib/queries/games/use-position.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { type Chapter, chaptersOf, chaptersWith } from "./chapters.ts";
import { RuleChapter } from "./rule-chapter.tsx";
import styles from "./rulebook-page.module.css";
import { RuleSearch } from "./search/rule-search.tsx";
import { searchRules } from "./search/search-rules.ts";

interface RulebookPageProps {
  readonly ruleset: string;
  /** The short introduction above the rules. */
  readonly lesson: ReactNode;
}

/** How to play one game, and its numbered rules, in the reader's language. */
export function RulebookPage({ ruleset, lesson }: RulebookPageProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const cover = coverOf(ruleset);
  const tGame = useTranslate(cover.messages);
  const rulebook = useRulebook(ruleset, languageOf(locale));
  const isOfficial = useRulesets().data?.find(({ id }) => id === ruleset)?.dataSet?.isOfficial ?? false;
  const title = t("of", { game: cover.title(tGame) });
  useScrollToAnchor(rulebook.isSuccess);
  const isMissing = rulebook.isError && isNotFound(rulebook.error);
  usePageTitle(isMissing ? t("missing") : title);

  if (isMissing) return <MissingBook />;

  return (
    <PageShell width="narrow" className={styles.rulebook}>
      <Title title={title} sub={t("ownWords")} />
      {lesson}
      {rulebook.isPending && <Loading label={t("loading")} height="60vh" />}
      {rulebook.isError && <ProblemAlert failure={rulebook.error} />}
      {cover.provenance !== undefined && !isOfficial && (
        <Alert title={t("provenance")}>{cover.provenance(tGame)}</Alert>
      )}
      {rulebook.data && <Book rulebook={rulebook.data} />}
    </PageShell>
  );
}

function Book({ rulebook }: { readonly rulebook: Rulebook }) {
  const t = useTranslations("rules.search");
  const [words, setWords] = useState(useSearchParams().get("search") ?? "");
  const found = searchRules(rulebook.rules, words);
  const chapters = chaptersWith(chaptersOf(rulebook.rules), found);
  return (
    <>
      <RuleSearch label={t("label")} words={words} count={found.length} onChange={setWords} />
      {words.trim() === "" && <Contents chapters={chapters} />}
      {chapters.map((chapter) => (
        <RuleChapter key={chapter.id} chapter={chapter} words={words} />
      ))}
      <Text as="p" muted className={styles.credits}>
        <FormattedRule text={rulebook.credits} />
      </Text>
    </>
  );
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const t = useTranslations("rules");
  return (
    <nav className={styles.contents} aria-label={t("chapters")}>
      {chapters.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function MissingBook() {
  const t = useTranslations("rules");
  return (
    <PageShell width="narrow">
      <Title title={t("missing")} sub={t("missingText")} />
      <p>
        <Link href="/rules">{t("all")}</Link>
      </p>
    </PageShell>
  );
}

/** The rules are fetched after the page, so an anchor can only be scrolled to then. */
function useScrollToAnchor(isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return;
    const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [isHere]);
}
