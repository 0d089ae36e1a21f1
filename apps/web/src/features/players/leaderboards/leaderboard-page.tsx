"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import type { Leaderboard } from "../../../lib/api-client/types.ts";
import { useLeaderboard } from "../../../lib/queries/use-ratings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { DescriptionList } from "../../../ui/lists/description-list.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { SeasonPicker } from "../ratings/season-picker.tsx";
import { StatisticsSection } from "../ratings/statistics-section.tsx";
import { type LeaderboardFilters, leaderboardQuery } from "./leaderboard-filters.ts";
import styles from "./leaderboard-page.module.css";
import { LeaderboardTable, requirementsOf } from "./leaderboard-table.tsx";
import { PoolPicker } from "./pool-picker.tsx";
import { useLeaderboardFilters } from "./use-leaderboard-filters.ts";

const pageSize = 50;

/** The leaderboard of a game, an explanation of its figures, and statistics. */
export function LeaderboardPage({ ruleset }: { readonly ruleset: string }) {
  const t = useTranslations("ratings");
  const cover = coverOf(ruleset);
  const title = t("of", { game: cover.title(useTranslate(cover.messages)) });
  const { filters, goTo } = useLeaderboardFilters();
  const { season, from } = filters;
  const leaderboard = useLeaderboard({ ruleset, ...filters });
  const total = leaderboard.data?.total ?? 0;
  usePageTitle(title);

  return (
    <PageShell width="narrow">
      <Title title={title} sub={t(filters.pool === "bots" ? "subBots" : "sub")} />
      {leaderboard.isPending && <Loading label={t("loading")} height="40vh" />}
      {leaderboard.isError && <ProblemAlert failure={leaderboard.error} />}
      {leaderboard.data && (
        <>
          <PoolPicker chosen={filters.pool} onChoose={(pool) => goTo({ pool })} />
          <SeasonPicker
            seasons={leaderboard.data.seasons}
            chosen={season}
            onChoose={(chosen) => goTo({ season: chosen })}
          />
          <LeaderboardTable leaderboard={leaderboard.data} />
          {total > pageSize && (
            <nav className={styles.pages} aria-label={t("pages")}>
              <Button disabled={from === 0} onClick={() => goTo({ from: from - pageSize })}>
                {t("before")}
              </Button>
              <Button disabled={from + pageSize >= total} onClick={() => goTo({ from: from + pageSize })}>
                {t("more")}
              </Button>
            </nav>
          )}
          <Explanation leaderboard={leaderboard.data} />
          <p>
            <a href={tableOf(ruleset, filters)} download>
              {t("table")}
            </a>
          </p>
        </>
      )}
      <StatisticsSection ruleset={ruleset} />
    </PageShell>
  );
}

const columns = ["rank", "rating", "trend", "games", "opponents", "last"] as const;

function Explanation({ leaderboard }: { readonly leaderboard: Leaderboard }) {
  const t = useTranslations("ratings");
  const { pool } = leaderboard;
  return (
    <details className={styles.explanation}>
      <summary>{t("how")}</summary>
      <p>{t("howText")}</p>
      {pool === "bots" && <p>{t("howTextBots")}</p>}
      <DescriptionList>
        {columns.map((column) => (
          <Fragment key={column}>
            <dt>{t(column)}</dt>
            <dd>{t(`columnMeans.${column}`)}</dd>
          </Fragment>
        ))}
      </DescriptionList>
      <p>
        <b>{t("who")}.</b> {t(pool === "bots" ? "whoTextBots" : "whoText", requirementsOf(leaderboard))}
      </p>
    </details>
  );
}

const tableOf = (ruleset: string, filters: LeaderboardFilters) =>
  `/v1/rulesets/${ruleset}/leaderboard.csv?${new URLSearchParams([["limit", "200"], ...leaderboardQuery({ ...filters, from: 0 })])}`;
