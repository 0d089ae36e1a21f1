"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Entry } from "../../../components/entries/entry.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";

/** All games, with links to their leaderboards. */
export function LeaderboardsPage() {
  const t = useTranslations("ratings");
  const tBots = useTranslations("bots.list");
  const rulesets = useRulesets();
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {rulesets.isPending && <Loading label={t("loading")} />}
      {rulesets.isError && <ProblemAlert failure={rulesets.error} />}
      <ol>
        {rulesets.data?.map(({ id }) => (
          <LeaderboardLine key={id} ruleset={id} />
        ))}
      </ol>
      <p>
        <Link href="/bots">{tBots("title")}</Link>
      </p>
    </PageShell>
  );
}

function LeaderboardLine({ ruleset }: { readonly ruleset: string }) {
  const cover = coverOf(ruleset);
  const tGame = useTranslate(cover.messages);
  return (
    <Entry cover={cover} titleAs="h2" title={<Link href={`/leaderboards/${ruleset}`}>{cover.title(tGame)}</Link>} />
  );
}
