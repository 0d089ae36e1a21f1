"use client";

import { undoneVersions } from "@seneschal/wording";
import clsx from "clsx";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import type { BoardModel } from "../../../boards/board-model.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { GameLinks } from "../../../components/board-page/game-links.tsx";
import gamePage from "../../../components/board-page/game-page.module.css";
import { GameTitle } from "../../../components/board-page/game-title.tsx";
import { toBoardModel } from "../../../components/board-page/to-board-model.ts";
import { CopyButton } from "../../../components/layout/copy-button.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { OpenedDiaries } from "../../../components/notes/opened-diaries.tsx";
import { ChannelsPanel } from "../../../components/notifications/channels-panel.tsx";
import { PlayerList } from "../../../components/seats/player-list.tsx";
import { SeatHistory } from "../../../components/seats/seat-history.tsx";
import { ReportLink } from "../../../components/sharing/report-link.tsx";
import { TournamentLink } from "../../../components/tournament/tournament-link.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { FinalRanking } from "./final-ranking.tsx";
import styles from "./finished-game.module.css";
import { GameHeading } from "./game-heading.tsx";
import { GameLog } from "./game-log.tsx";
import { RematchButton } from "./rematch-button.tsx";

const AnimationButton = dynamic(() =>
  import("../../../components/sharing/animation-button.tsx").then((file) => file.AnimationButton),
);

const GameAfter = dynamic(() => import("./game-after.tsx").then((file) => file.GameAfter));

/** The end of a game: who won, where the points came from, and what the reader can do next. */
export function FinishedGame() {
  const { game, people, position, board } = useGameContext();
  const tGame = useTranslate(board.messages);
  const model = useMemo(
    () => ({ ...toBoardModel(position, people, []), yourSeat: game.yourSeat, choices: [] }),
    [position, people, game.yourSeat],
  );
  usePageTitle(board.heading(tGame, model).title);

  return (
    <PageShell
      className={gamePage.page}
      version={position.version}
      where={<GameTitle board={board} game={game} view={model.view} />}
    >
      <board.Board
        model={model}
        selected={null}
        heading={
          <>
            <GameHeading board={board} model={model} isPast={false} />
            <Result model={model} />
          </>
        }
        panel={null}
        chronicle={<GameLog />}
        more={<MoreOfFinishedGame />}
      />
    </PageShell>
  );
}

function Result({ model }: { readonly model: BoardModel }) {
  const { game, steps, board } = useGameContext();
  const t = useTranslations("game-page.over");
  const facts = useMemo(() => {
    const undone = undoneVersions(steps);
    return steps.filter(({ version }) => !undone.has(version)).flatMap((step) => step.facts);
  }, [steps]);
  // The first HTML has only the last steps. Until all are there, the summary keeps its place.
  const isWhole = steps[0]?.kind === "begin";
  return (
    <FramedSection title={t("title")} className={styles.result}>
      <div className={styles.scores}>
        <FinalRanking ruleset={game.ruleset} model={model} />
        <div className={clsx(styles.summary, !isWhole && styles.coming)}>
          <board.Summary model={model} facts={facts} />
        </div>
      </div>
      {game.tournament !== null && (
        <p className={styles.tournament}>
          <TournamentLink game={game} />
        </p>
      )}
      <ButtonRow isGrowing={false}>
        <RematchButton game={game} />
        <Button primary={game.yourSeat === null} asChild>
          <Link href={`/games/${game.id}/replay`}>{t("watch")}</Link>
        </Button>
        <ReportLink game={game} />
        {game.visibility === "public" && <ShareButton game={game} />}
        <AnimationButton game={game} />
      </ButtonRow>
      {game.yourSeat !== null && game.tournament === null && <GameAfter ruleset={game.ruleset} />}
    </FramedSection>
  );
}

function ShareButton({ game }: { readonly game: Game }) {
  const t = useTranslations("game-page.over");
  const [origin, setOrigin] = useState("");
  // The server does not know the address that readers use.
  useEffect(() => setOrigin(window.location.origin), []);
  return <CopyButton text={`${origin}/games/${game.id}/replay`} label={t("share")} />;
}

function MoreOfFinishedGame() {
  const { game, people } = useGameContext();
  return (
    <>
      <NotesPanel />
      <OpenedDiaries game={game} />
      <ChannelsPanel game={game} />
      <SeatHistory game={game} />
      <PlayerList game={game} people={people} />
      <GameLinks game={game} />
    </>
  );
}
