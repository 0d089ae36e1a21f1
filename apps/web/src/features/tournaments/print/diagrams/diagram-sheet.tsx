"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { onPaper } from "../../view/diagrams/bracket/bracket.ts";
import { BracketDiagram } from "../../view/diagrams/bracket/bracket-diagram.tsx";
import { useHeadOf, useOpenName } from "../../view/diagrams/bracket/bracket-figure.tsx";
import { diagramOf } from "../../view/diagrams/diagram-kinds.ts";
import { Sheet } from "../sheet.tsx";
import { CrossTableSheet } from "./cross-table-sheet.tsx";
import styles from "./diagram-sheet.module.css";
import { SeasonSheets } from "./season-sheets.tsx";

/** The bracket or the cross table of the current or last stage. */
export function DiagramSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const stage = tournament.stages.findLast(({ state }) => state !== "ahead");
  if (stage === undefined) return <p>{t("noRound")}</p>;
  if (diagramOf(stage.format) === "bracket") return <BracketSheet tournament={tournament} stage={stage} />;
  if (stage.format === "league") return <SeasonSheets tournament={tournament} stage={stage.stage} />;
  const rounds = tournament.rounds.filter(
    (round) => round.stage === stage.stage && round.state !== "drafted" && !round.isPlayOff,
  );
  return (
    <CrossTableSheet
      tournament={tournament}
      title={t("crossTable")}
      tables={rounds.flatMap(({ tables }) => tables)}
      players={stage.ranking.map(({ player }) => player)}
    />
  );
}

interface StageProps {
  readonly tournament: Tournament;
  readonly stage: Tournament["stages"][number];
}

/** The lines of a box next to its players: its heading and the gap. */
const linesOfBox = 1.2;
/** Of 32 tables of two. */
const linesMax = 33 * (2 + linesOfBox);

/** With the rounds that are not drawn yet, if the format knows them. */
function BracketSheet({ tournament, stage }: StageProps) {
  const t = useTranslations("club-evening.print");
  const tDiagrams = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(tournament);
  const head = useHeadOf(tournament);
  const open = useOpenName();
  const all = tournament.rounds.filter((round) => round.stage === stage.stage);
  const rounds = all.filter(({ state }) => state !== "drafted");
  const ahead = rounds.length === all.length ? stage.bracket : [];
  const of = Math.max(1, Math.ceil(linesIn(rounds[0] ?? ahead[0]) / linesMax));
  return Array.from({ length: of }, (_, place) => place + 1).map((number) => (
    <Sheet key={number} tournament={tournament} title={t("bracket")} lines={12} page={{ number, of }}>
      <div className={styles.diagram}>
        <BracketDiagram
          rounds={rounds}
          ahead={ahead}
          playerNames={playerNames}
          label={tDiagrams("bracketLabel")}
          head={head}
          open={open}
          scale={onPaper}
          page={{ number, of }}
        />
      </div>
    </Sheet>
  ));
}

interface TablesAndByes {
  readonly tables: readonly { readonly players: readonly unknown[] }[];
  readonly byes: readonly unknown[];
}

function linesIn({ tables, byes }: TablesAndByes = { tables: [], byes: [] }): number {
  const boxes = [...tables.map(({ players }) => players.length), ...byes.map(() => 1)];
  return boxes.reduce((sum, players) => sum + players + linesOfBox, 0);
}
