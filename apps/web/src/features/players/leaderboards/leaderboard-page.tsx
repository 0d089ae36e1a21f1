"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { useLeaderboard } from "../../../lib/queries/use-ratings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { DescriptionList } from "../../../ui/lists/description-list.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { SeasonPicker } from "../ratings/season-picker.tsx";
import { StatisticsSection } from "../ratings/statistics-section.tsx";
import styles from "./leaderboard-page.module.css";
import { LeaderboardTable } from "./leaderboard-table.tsx";
import { useLeaderboardFilters } from "./use-leaderboard-filters.ts";

const pageSize = 50;

/** The leaderboard of a game, an explanation of its figures, and statistics. */
export function LeaderboardPage({ ruleset }: { readonly ruleset: string }) {
  const t = useTranslations("ratings");
  const cover = coverOf(ruleset);
  const title = t("of", { game: cover.title(useTranslate(cover.messages)) });
  const { season, from, goTo } = useLeaderboardFilters();
  const leaderboard = useLeaderboard({ ruleset, season, from });
  const total = leaderboard.data?.total ?? 0;
  usePageTitle(title);

  return (
    <PageShell width="narrow">
      <Title title={title} sub={t("sub")} />
      {leaderboard.isPending && <Loading label={t("loading")} height="40vh" />}
      {leaderboard.isError && <ProblemAlert failure={leaderboard.error} />}
      {leaderboard.data && (
        <>
          <SeasonPicker
            seasons={leaderboard.data.seasons}
            chosen={season}
            onChoose={(chosen) => goTo({ season: chosen })}
          />
          <LeaderboardTable leaderboard={leaderboard.data} />
          {total > pageSize && (
            <nav className={styles.pages} aria-label={t("pages")}>
              <Button disabled={from === 0} onClick={() => goTo({ season, from: from - pageSize })}>
                {t("before")}
              </Button>
              <Button disabled={from + pageSize >= total} onClick={() => goTo({ season, from: from + pageSize })}>
                {t("more")}
              </Button>
            </nav>
          )}
          <Explanation {...leaderboard.data.eligibility} />
          <p>
            <a href={tableOf(ruleset, season)} download>
              {t("table")}
            </a>
          </p>
        </>
      )}
      <StatisticsSection ruleset={ruleset} />
    </PageShell>
  );
}

interface Eligibility {
  readonly gamesMin: number;
  readonly opponentsMin: number;
  readonly idleDaysMax: number;
  readonly deviationMax: number;
}

const columns = ["rank", "rating", "trend", "games", "opponents", "last"] as const;

function Explanation({ gamesMin, opponentsMin, idleDaysMax, deviationMax }: Eligibility) {
  const t = useTranslations("ratings");
  const figures = { games: gamesMin, opponents: opponentsMin, days: idleDaysMax, deviation: deviationMax };
  return (
    <details className={styles.explanation}>
      <summary>{t("how")}</summary>
      <p>{t("howText")}</p>
      <DescriptionList>
        {columns.map((column) => (
          <Fragment key={column}>
            <dt>{t(column)}</dt>
            <dd>{t(`columnMeans.${column}`)}</dd>
          </Fragment>
        ))}
      </DescriptionList>
      <p>
        <b>{t("who")}.</b> {t("whoText", figures)}
      </p>
    </details>
  );
}

const tableOf = (ruleset: string, season: string | undefined) =>
  `/v1/rulesets/${ruleset}/leaderboard.csv?limit=200${season === undefined ? "" : `&season=${season}`}`;
