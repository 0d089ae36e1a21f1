"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLeaderboard } from "../../api/use-ratings.ts";
import { boardOf } from "../../boards/register.ts";
import { useWords } from "../../boards/words.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Title } from "../../ui/title.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";
import { PageShell } from "../site/page-shell.tsx";
import { usePageTitle } from "../site/page-title.ts";
import { LeaderboardTable } from "./leaderboard-table.tsx";
import { SeasonPicker } from "./season-picker.tsx";
import { StatisticsSection } from "./statistics-section.tsx";

const pageSize = 50;

/** Who plays a game best, what the figures mean, and what games say of it. */
export function LeaderboardPage({ ruleset }: { readonly ruleset: string }) {
  const say = useTranslations("ratings");
  const board = boardOf(ruleset);
  const title = say("of", { game: board.title(useWords(board.messages)) });
  const [season, setSeason] = useState<string>();
  const [from, setFrom] = useState(0);
  const leaderboard = useLeaderboard({ ruleset, season, from });
  const total = leaderboard.data?.total ?? 0;
  usePageTitle(title);

  const choose = (chosen: string | undefined) => {
    setSeason(chosen);
    setFrom(0);
  };

  return (
    <PageShell className="page narrow ratings">
      <Title title={title} sub={say("sub")} />
      {leaderboard.isPending && <Loading label={say("loading")} height="40vh" />}
      {leaderboard.isError && <ProblemNotice failure={leaderboard.error} />}
      {leaderboard.data && (
        <>
          <SeasonPicker seasons={leaderboard.data.seasons} chosen={season} onChoose={choose} />
          <LeaderboardTable leaderboard={leaderboard.data} />
          {total > pageSize && (
            <nav className="pages" aria-label={say("pages")}>
              <Button disabled={from === 0} onClick={() => setFrom(from - pageSize)}>
                {say("before")}
              </Button>
              <Button disabled={from + pageSize >= total} onClick={() => setFrom(from + pageSize)}>
                {say("more")}
              </Button>
            </nav>
          )}
          <Explanation {...leaderboard.data.eligibility} />
          <p>
            <a href={tableOf(ruleset, season)} download>
              {say("table")}
            </a>
          </p>
        </>
      )}
      <StatisticsSection ruleset={ruleset} />
    </PageShell>
  );
}

interface Eligibility {
  readonly gamesLeast: number;
  readonly opponentsLeast: number;
  readonly idleDaysMost: number;
  readonly deviationMost: number;
}

function Explanation({ gamesLeast, opponentsLeast, idleDaysMost, deviationMost }: Eligibility) {
  const say = useTranslations("ratings");
  const figures = { games: gamesLeast, opponents: opponentsLeast, days: idleDaysMost, deviation: deviationMost };
  return (
    <details className="explained">
      <summary>{say("how")}</summary>
      <p>{say("howText")}</p>
      <p>
        <b>{say("who")}.</b> {say("whoText", figures)}
      </p>
    </details>
  );
}

const tableOf = (ruleset: string, season: string | undefined) =>
  `/v1/rulesets/${ruleset}/leaderboard.csv?limit=200${season === undefined ? "" : `&season=${season}`}`;
