"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import gamePage from "../../components/board-page/game-page.module.css";
import { GameTitle } from "../../components/board-page/game-title.tsx";
import { Chronicle } from "../../components/chronicle/chronicle.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../components/layout/page-title.ts";
import { ScoreChartSection } from "./chart/score-chart-section.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayHeading } from "./replay-heading.tsx";
import { ReplayLink } from "./replay-link.tsx";
import styles from "./replay-view.module.css";
import { useReplayContext } from "./state/replay-context.tsx";
import { StepPanel } from "./step-panel.tsx";

const StepMotion = dynamic(
  () => import("../../components/step-motion/step-motion.tsx").then((file) => file.StepMotion),
  {
    ssr: false,
    loading: () => null,
  },
);

/** What a replay shows besides its steps: it depends on where the game was played. */
interface ReplayViewProps {
  /** Below the heading. */
  readonly notice?: ReactNode;
  /** Below the step that is shown. */
  readonly besideStep: ReactNode;
  readonly players: ReactNode;
  readonly animation?: ReactNode;
  readonly links: ReactNode;
}

/** The board after a step. Nothing can be chosen here. */
export function ReplayView({ notice, besideStep, ...around }: ReplayViewProps) {
  const { game, board, replay, frame, model } = useReplayContext();
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
        heading={
          <>
            <ReplayHeading />
            {notice}
          </>
        }
        panel={
          <div id="turn-panel" className={styles.panel}>
            <StepPanel />
            {besideStep}
            <ScoreChartSection />
          </div>
        }
        chronicle={<ReplayChronicle />}
        more={<MoreOfReplay {...around} />}
      />
      <StepMotion ruleset={game.ruleset} steps={replay.steps} shown={frame.step} />
    </PageShell>
  );
}

function ReplayChronicle() {
  const { game, board, replay, people, frame, yourSeat, goToVersion } = useReplayContext();
  const t = useTranslations("replay");
  return (
    <Chronicle
      ruleset={game.ruleset}
      board={board}
      steps={replay.steps}
      people={people}
      yourSeat={yourSeat}
      here={frame.step.version}
      aside={t("selectEntry")}
      addressOf={(version) => `${game.path}?at=${version}`}
      onGo={goToVersion}
    />
  );
}

function MoreOfReplay({ players, animation, links }: Pick<ReplayViewProps, "players" | "animation" | "links">) {
  return (
    <>
      {players}
      <p className={styles.phoneOnly}>
        <ReplayLink />
      </p>
      {animation && <p className={styles.animation}>{animation}</p>}
      {links}
    </>
  );
}
