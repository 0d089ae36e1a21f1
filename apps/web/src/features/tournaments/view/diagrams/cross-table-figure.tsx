"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { Explanation } from "../../parts/explanation.tsx";
import { TournamentFigures } from "../../parts/tournament-figures.tsx";
import { crossTableOf, halves } from "./cross-table.ts";
import { CrossTableDiagram } from "./cross-table-diagram.tsx";
import { ScrolledDiagram } from "./scrolled-diagram.tsx";

/** A larger cross-table would not be readable. */
const playersMax = 40;

interface CrossTableFigureProps {
  readonly tournament: Tournament;
  readonly tables: readonly TournamentTable[];
  /** The best first. */
  readonly players: readonly string[];
  /** What is shown: a stage, or a division of a season. */
  readonly about: string;
}

/** A cross-table as a diagram and as a table. */
export function CrossTableFigure({ tournament, tables, players: all, about }: CrossTableFigureProps) {
  const t = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(tournament);
  const players = all.slice(0, playersMax);
  const cells = crossTableOf(tables, players);
  return (
    <>
      <Text as="p" muted small>
        {t("crossText")} {all.length > playersMax && t("onlyFirst", { players: playersMax })}
      </Text>
      <ScrolledDiagram label={t("crossOf", { about })}>
        <CrossTableDiagram players={players} cells={cells} playerNames={playerNames} label={t("crossLabel")} />
      </ScrolledDiagram>
      <Explanation summary={t("asTable")}>
        <TournamentFigures
          caption={t("tableOf", { about })}
          isCaptionHidden
          columns={[t("player"), ...players.map((_, place) => place + 1)]}
          rows={players.map((player, row) => ({
            key: player,
            head: `${row + 1}. ${playerNames(player).marked}`,
            cells: (cells[row] ?? []).map((meeting, column) => {
              if (column === row) return "×";
              return meeting === null ? "" : t("wonOf", { won: halves(meeting.won), met: meeting.met });
            }),
          }))}
        />
      </Explanation>
    </>
  );
}
