"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTranslate } from "../../boards/use-translate.ts";
import { WithBoard } from "../../components/board-page/with-board.tsx";
import { GameError } from "../../components/errors/game-error.tsx";
import { LinkBar } from "../../components/layout/link-bar.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { markedPeopleOf } from "../../components/seats/people.ts";
import { problemOf } from "../../lib/api-client/api-problem.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { isProgress, useGameReport } from "../../lib/queries/games/use-game-report.ts";
import { useGame } from "../../lib/queries/games/use-games.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { LeadSection } from "./lead-section.tsx";
import { PlaySection } from "./play-section.tsx";
import { RequestSection } from "./request-section.tsx";
import { SwingSection } from "./swing-section.tsx";

/** The report on a game that is over: who was ahead, which decisions cost most, what was luck. */
export function GameReportPage({ id }: { readonly id: string }) {
  const game = useGame(id);
  const t = useTranslations("game-report");
  if (game.data === undefined) return <GameError failure={game.error} />;
  return (
    <PageShell width="medium">
      <Title title={t("title", { name: game.data.name })} sub={t("sub")} />
      <Report game={game.data} />
      <LinkBar label={t("links")}>
        <Link href={`/games/${id}`}>{t("game")}</Link>
        <Link href={`/games/${id}/replay`}>{t("replay")}</Link>
      </LinkBar>
    </PageShell>
  );
}

function Report({ game }: { readonly game: Game }) {
  const t = useTranslations("game-report");
  const tCommon = useTranslate("common");
  const people = useMemo(() => markedPeopleOf(game, tCommon), [game, tCommon]);
  const isOver = game.finishedAt !== null;
  const { data: report, error } = useGameReport(game.id, isOver);
  if (!isOver) return <p>{t("running")}</p>;
  if (error !== null && problemOf(error).code !== "no-report") return <GameError failure={error} />;
  if (error !== null) return <RequestSection game={game.id} progress={undefined} />;
  if (report === undefined) return <Loading label={tCommon("loading")} height="40vh" />;
  if (isProgress(report)) return <RequestSection game={game.id} progress={report} />;
  return (
    <>
      <LeadSection report={report} people={people} />
      <WithBoard ruleset={game.ruleset}>
        {(board) => <SwingSection board={board} game={game.id} swings={report.swings} people={people} />}
      </WithBoard>
      <PlaySection seats={report.seats} people={people} />
    </>
  );
}
