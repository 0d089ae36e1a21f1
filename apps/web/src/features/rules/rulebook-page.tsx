"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../components/layout/page-title.ts";
import { FormattedRule } from "../../components/rules/formatted-rule.tsx";
import { languageOf } from "../../i18n/languages.ts";
import { isNotFound } from "../../lib/api-client/api-problem.ts";
import { useRulesets } from "../../lib/queries/games/use-games.ts";
import { useRulebook } from "../../lib/queries/games/use-rulebook.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { chapterId, chaptersOf, chaptersWith } from "./chapters.ts";
import { type RulebookOpening, wholeOf } from "./opening.ts";
import { RuleChapter } from "./rule-chapter.tsx";
import styles from "./rulebook-page.module.css";
import { RuleSearch } from "./search/rule-search.tsx";
import { searchRules } from "./search/search-rules.ts";

interface RulebookPageProps {
  readonly ruleset: string;
  /** The short introduction above the rules. */
  readonly lesson: ReactNode;
  /** Missing if the API did not answer in time. */
  readonly opening: RulebookOpening | undefined;
}

/** How to play one game, and its numbered rules, in the reader's language. */
export function RulebookPage({ ruleset, lesson, opening }: RulebookPageProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const cover = coverOf(ruleset);
  const tGame = useTranslate(cover.messages);
  const rulebook = useRulebook(ruleset, languageOf(locale));
  const book = rulebook.data ? wholeOf(rulebook.data) : opening;
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
      {cover.provenance !== undefined && !isOfficial && (
        <Alert title={t("provenance")}>{cover.provenance(tGame)}</Alert>
      )}
      {book && <Book book={book} />}
      {rulebook.isPending && <Loading label={t("loading")} height="60vh" />}
      {rulebook.isError && <ProblemAlert failure={rulebook.error} />}
      {rulebook.data && (
        <Text as="p" muted className={styles.credits}>
          <FormattedRule text={rulebook.data.credits} />
        </Text>
      )}
    </PageShell>
  );
}

/** The rules that are there, below links to all chapters. */
function Book({ book }: { readonly book: RulebookOpening }) {
  const t = useTranslations("rules.search");
  const [words, setWords] = useState(useSearchParams().get("search") ?? "");
  const found = searchRules(book.rules, words);
  const chapters = chaptersWith(chaptersOf(book.rules), found);
  return (
    <>
      <RuleSearch
        label={t("label")}
        words={words}
        count={book.isWhole ? found.length : undefined}
        onChange={setWords}
      />
      {words.trim() === "" && <Contents titles={book.chapters} />}
      {chapters.map((chapter) => (
        <RuleChapter key={chapter.id} chapter={chapter} words={words} />
      ))}
    </>
  );
}

function Contents({ titles }: { readonly titles: readonly string[] }) {
  const t = useTranslations("rules");
  return (
    <nav className={styles.contents} aria-label={t("chapters")}>
      {titles.map((title, place) => (
        <a key={title} href={`#${chapterId(place)}`}>
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

/** Most rules are fetched after the page, so their anchors can only be scrolled to then. */
function useScrollToAnchor(isWhole: boolean): void {
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again when all rules have arrived.
  useEffect(() => {
    if (isScrolled.current) return;
    const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (place === null) return;
    isScrolled.current = true;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [isWhole]);
}
