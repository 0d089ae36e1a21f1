"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { coverOf } from "../../boards/register.ts";
import { useWords } from "../../boards/words.ts";
import { isNotFound } from "../../components/errors/is-not-found.ts";
import { ProblemNotice } from "../../components/errors/problem-notice.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../components/layout/page-title.ts";
import { RuleWords } from "../../components/rules/rule-words.tsx";
import { isLanguage } from "../../i18n/languages.ts";
import type { Rulebook } from "../../lib/api-client/types.ts";
import { useRulesets } from "../../lib/queries/use-games.ts";
import { useRulebook } from "../../lib/queries/use-position.ts";
import { Alert } from "../../ui/alert.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Text } from "../../ui/text.tsx";
import { Title } from "../../ui/title.tsx";
import { type Chapter, chaptersOf } from "./chapters.ts";
import { RuleChapter } from "./rule-chapter.tsx";

/** The numbered rules of one game, in the reader's language. */
export function RulebookPage({ ruleset }: { readonly ruleset: string }) {
  const say = useTranslations("rules");
  const locale = useLocale();
  const cover = coverOf(ruleset);
  const words = useWords(cover.messages);
  const rulebook = useRulebook(ruleset, isLanguage(locale) ? locale : "en");
  const isOfficial = useRulesets().data?.find(({ id }) => id === ruleset)?.dataSet?.isOfficial ?? false;
  const title = say("of", { game: cover.title(words) });
  useScrollToAnchor(rulebook.isSuccess);
  const isMissing = rulebook.isError && isNowhere(rulebook.error);
  usePageTitle(`${isMissing ? say("missing") : title} · ${say("site")}`);

  if (isMissing) return <MissingBook />;

  return (
    <PageShell className="page narrow rulebook">
      <Title title={title} sub={say("ownWords")} />
      {rulebook.isPending && <Loading label={say("loading")} height="60vh" />}
      {rulebook.isError && <ProblemNotice failure={rulebook.error} />}
      {cover.provenance !== undefined && !isOfficial && (
        <Alert title={say("provenance")}>{cover.provenance(words)}</Alert>
      )}
      {rulebook.data && <Book rulebook={rulebook.data} />}
    </PageShell>
  );
}

function Book({ rulebook }: { readonly rulebook: Rulebook }) {
  const chapters = chaptersOf(rulebook.rules);
  return (
    <>
      <Contents chapters={chapters} />
      {chapters.map((chapter) => (
        <RuleChapter key={chapter.id} chapter={chapter} />
      ))}
      <Text as="p" muted className="credits">
        <RuleWords text={rulebook.credits} />
      </Text>
    </>
  );
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const say = useTranslations("rules");
  return (
    <nav className="contents" aria-label={say("chapters")}>
      {chapters.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function MissingBook() {
  const say = useTranslations("rules");
  return (
    <PageShell className="page narrow">
      <Title title={say("missing")} sub={say("missingText")} />
      <p>
        <Link href="/rules">{say("all")}</Link>
      </p>
    </PageShell>
  );
}

/** The rules come after the page: only then can the address of one, or of a chapter, be gone to. */
function useScrollToAnchor(isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return;
    const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [isHere]);
}
