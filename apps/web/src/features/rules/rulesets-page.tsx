"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import { Entry } from "../../components/entries/entry.tsx";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import type { Ruleset } from "../../lib/api-client/types.ts";
import { useRulesets } from "../../lib/queries/games/use-games.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { AllRulesSearch } from "./search/all-rules-search.tsx";

/** All games, with links to their rules, and a search in all of them. */
export function RulesetsPage() {
  const t = useTranslations("rules");
  const rulesets = useRulesets();
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {rulesets.isPending && <Loading label={t("loading")} />}
      {rulesets.isError && <ProblemAlert failure={rulesets.error} />}
      {rulesets.data && <AllRulesSearch rulesets={rulesets.data} />}
      <ol>
        {rulesets.data?.map((ruleset) => (
          <RulesetLine key={ruleset.id} ruleset={ruleset} />
        ))}
      </ol>
    </PageShell>
  );
}

function RulesetLine({ ruleset }: { readonly ruleset: Ruleset }) {
  const t = useTranslations("rules");
  const cover = coverOf(ruleset.id);
  const tGame = useTranslate(cover.messages);
  return (
    <Entry
      cover={cover}
      titleAs="h2"
      title={<Link href={`/rules/${ruleset.id}`}>{cover.title(tGame)}</Link>}
      details={
        <>
          <span>{t("players", ruleset.seats)}</span>
          <Link href={`/leaderboards/${ruleset.id}`}>{t("leaderboard")}</Link>
        </>
      }
    />
  );
}
