"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useRulesets } from "../../api/use-games.ts";
import { useRulebook } from "../../api/use-position.ts";
import { boardOf } from "../../boards/register.ts";
import { useWords } from "../../boards/words.ts";
import { isLanguage } from "../../i18n/languages.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Title } from "../../ui/title.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";
import { PageShell } from "../site/page-shell.tsx";
import { usePageTitle } from "../site/page-title.ts";
import { chaptersOf } from "./chapters.ts";
import { RuleChapter } from "./rule-chapter.tsx";

/** The numbered rules of one game, in the reader's language. */
export function RulebookPage({ ruleset }: { readonly ruleset: string }) {
  const say = useTranslations("rules");
  const locale = useLocale();
  const board = boardOf(ruleset);
  const words = useWords(board.messages);
  const rulebook = useRulebook(ruleset, isLanguage(locale) ? locale : "en");
  const isOfficial = useRulesets().data?.find(({ id }) => id === ruleset)?.dataSet?.isOfficial ?? false;
  const title = say("of", { game: board.title(words) });
  useAnchor(rulebook.isSuccess);
  usePageTitle(`${title} · ${say("site")}`);

  return (
    <PageShell className="page narrow rulebook">
      <Title title={title} sub={say("ownWords")} />
      {rulebook.isPending && <Loading label={say("loading")} height="60vh" />}
      {rulebook.isError && <ProblemNotice failure={rulebook.error} />}
      {board.provenance !== undefined && !isOfficial && (
        <Notice title={say("provenance")}>{board.provenance(words)}</Notice>
      )}
      {rulebook.data && (
        <>
          {chaptersOf(rulebook.data.rules).map((chapter) => (
            <RuleChapter key={chapter.title} chapter={chapter} />
          ))}
          <p className="quiet credits">{rulebook.data.credits}</p>
        </>
      )}
    </PageShell>
  );
}

/** The rules come after the page: only then can the address of one be gone to. */
function useAnchor(isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return;
    const rule = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
  }, [isHere]);
}
