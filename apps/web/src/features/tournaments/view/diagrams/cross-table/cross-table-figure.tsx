"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentTable } from "../../../../../lib/api-client/types.ts";
import { Text } from "../../../../../ui/typography/text.tsx";
import { usePlayerNames } from "../../../entrants/use-player-names.ts";
import { ScrolledDiagram } from "../scrolled-diagram.tsx";
import { crossTableOf, halves } from "./cross-table.ts";
import { CrossTableGrid } from "./cross-table-grid.tsx";

interface CrossTableFigureProps {
  readonly tournament: Tournament;
  readonly tables: readonly TournamentTable[];
  /** The best first. */
  readonly players: readonly string[];
  /** What is shown: a stage, or a division of a season. */
  readonly about: string;
}

/** A cross table of all players, in a box that scrolls. */
export function CrossTableFigure({ tournament, tables, players, about }: CrossTableFigureProps) {
  const t = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(tournament);
  if (tables.every(({ places }) => places === null))
    return (
      <Text as="p" muted>
        {t("noResults")}
      </Text>
    );
  return (
    <>
      <Text as="p" muted small>
        {t("crossText")}
      </Text>
      <ScrolledDiagram label={t("crossOf", { about })}>
        <CrossTableGrid
          players={players}
          cells={crossTableOf(tables, players)}
          playerNames={playerNames}
          caption={t("crossLabel")}
          describe={({ won, met }) => t("wonOf", { won: halves(won), met })}
        />
      </ScrolledDiagram>
    </>
  );
}
