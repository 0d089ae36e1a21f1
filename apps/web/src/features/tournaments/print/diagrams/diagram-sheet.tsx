"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { BracketDiagram } from "../../view/diagrams/bracket/bracket-diagram.tsx";
import { useHeadOf, useOpenName } from "../../view/diagrams/bracket/bracket-figure.tsx";
import { diagramOf } from "../../view/diagrams/diagram-kinds.ts";
import { Sheet } from "../sheet.tsx";
import { CrossTableSheet } from "./cross-table-sheet.tsx";
import styles from "./diagram-sheet.module.css";

/** The bracket or the cross table of the current or last stage. */
export function DiagramSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const stage = tournament.stages.findLast(({ state }) => state !== "ahead");
  if (stage === undefined) return <p>{t("noRound")}</p>;
  if (diagramOf(stage.format) !== "bracket") return <CrossTableSheet tournament={tournament} stage={stage} />;
  return (
    <Sheet tournament={tournament} title={t("bracket")} lines={12}>
      <div className={styles.diagram}>
        <Bracket tournament={tournament} stage={stage} />
      </div>
    </Sheet>
  );
}

interface StageProps {
  readonly tournament: Tournament;
  readonly stage: Tournament["stages"][number];
}

/** With the rounds that are not drawn yet, if the format knows them. */
function Bracket({ tournament, stage }: StageProps) {
  const t = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(tournament);
  const all = tournament.rounds.filter((round) => round.stage === stage.stage);
  const rounds = all.filter(({ state }) => state !== "drafted");
  return (
    <BracketDiagram
      rounds={rounds}
      ahead={rounds.length === all.length ? stage.bracket : []}
      playerNames={playerNames}
      label={t("bracketLabel")}
      head={useHeadOf(tournament)}
      open={useOpenName()}
    />
  );
}
