"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { GameLinks } from "../../components/board-page/game-links.tsx";
import gamePage from "../../components/board-page/game-page.module.css";
import { GameTitle } from "../../components/board-page/game-title.tsx";
import { Chronicle } from "../../components/chronicle/chronicle.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../components/layout/page-title.ts";
import { OpenedDiaries } from "../../components/notes/opened-diaries.tsx";
import { PlayerList } from "../../components/seats/player-list.tsx";
import { ScoreChartSection } from "./chart/score-chart-section.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayHeading } from "./replay-heading.tsx";
import { ReplayLink } from "./replay-link.tsx";
import styles from "./replay-view.module.css";
import { useReplayContext } from "./state/replay-context.tsx";
import { StepPanel } from "./step-panel.tsx";

const AnimationButton = dynamic(() =>
  import("../../components/sharing/animation-button.tsx").then((file) => file.AnimationButton),
);

/** The board after a step. Nothing can be chosen here. */
export function ReplayView() {
  const { game, board, frame, model } = useReplayContext();
  const t = useTranslations("replay");
  usePageTitle(t("title", { name: game.name }));
  return (
    <PageShell
      className={gamePage.page}
      where={<GameTitle board={board} game={game} view={frame.step.view} />}
      foot={<ReplayBar />}
    >
      <board.Board
        model={model}
        selected={null}
        isReplay
        heading={<ReplayHeading />}
        panel={
          <div id="turn-panel" className={styles.panel}>
            <StepPanel />
            <OpenedDiaries game={game} at={frame.step.version} />
            <ScoreChartSection />
          </div>
        }
        chronicle={<ReplayLog />}
      />
    </PageShell>
  );
}

function ReplayLog() {
  const { game, board, replay, people, frame, yourSeat, goToVersion } = useReplayContext();
  const t = useTranslations("replay");
  return (
    <>
      <PlayerList game={game} people={people} />
      <Chronicle
        ruleset={game.ruleset}
        board={board}
        steps={replay.steps}
        people={people}
        yourSeat={yourSeat}
        here={frame.step.version}
        aside={t("selectEntry")}
        addressOf={(version) => `/games/${game.id}/replay?at=${version}`}
        onGo={goToVersion}
      />
      <p className={styles.phoneOnly}>
        <ReplayLink />
      </p>
      <p className={styles.animation}>
        <AnimationButton game={game} at={frame.step.version} />
      </p>
      <GameLinks game={game} />
    </>
  );
}
