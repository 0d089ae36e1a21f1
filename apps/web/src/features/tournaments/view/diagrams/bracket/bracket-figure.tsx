"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../../entrants/use-player-names.ts";
import { Explanation } from "../../../parts/explanation.tsx";
import { roundWords } from "../../../parts/round-words.ts";
import { TournamentFigures } from "../../../parts/tournament-figures.tsx";
import { ScrolledDiagram } from "../scrolled-diagram.tsx";
import type { Box } from "./bracket.ts";
import { BracketDiagram } from "./bracket-diagram.tsx";
import type { BracketEntry } from "./contents.ts";

interface BracketFigureProps {
  readonly tournament: Tournament;
  readonly stage: Tournament["stages"][number];
}

/** The bracket of a stage as a diagram and as a table, with the rounds that are not drawn yet. */
export function BracketFigure({ tournament, stage }: BracketFigureProps) {
  const t = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(tournament);
  const rounds = tournament.rounds.filter((round) => round.stage === stage.stage && round.state !== "drafted");
  const isAhead = rounds.length === tournament.rounds.filter((round) => round.stage === stage.stage).length;
  const about = t("stage", { stage: stage.stage });
  const openName = useOpenName();
  return (
    <>
      <ScrolledDiagram label={t("bracketOf", { about })}>
        <BracketDiagram
          rounds={rounds}
          ahead={isAhead ? stage.bracket : []}
          playerNames={playerNames}
          label={t("bracketLabel")}
          head={useHeadOf(tournament)}
          open={openName}
        />
      </ScrolledDiagram>
      <Explanation summary={t("asTable")}>
        <TournamentFigures
          caption={t("tableOf", { about })}
          isCaptionHidden
          columns={[t("table"), t("players")]}
          rows={[...drawnRows(), ...(isAhead ? plannedRows() : [])]}
        />
      </Explanation>
    </>
  );

  function drawnRows() {
    return rounds.flatMap(({ round, tables }) =>
      tables.map(({ table, players, places }) => ({
        key: `${round} ${table}`,
        head: <a href={`#table-${round}-${table}`}>{t("box", { ...roundWords(tournament, round), table })}</a>,
        cells: [
          places === null
            ? players.map((player) => playerNames(player).marked).join(", ")
            : places
                .toSorted((one, other) => one.rank - other.rank)
                .map(({ player, rank }) => `${rank}. ${playerNames(player).marked}`)
                .join(", "),
        ],
      })),
    );
  }

  function plannedRows() {
    const nameOf = (entry: BracketEntry) =>
      entry.from === "player" ? playerNames(entry.player).marked : openName(entry);
    return stage.bracket.flatMap(({ tables }, column) =>
      tables.map(({ players, purpose }, place) => ({
        key: `ahead ${column} ${place}`,
        head: purpose === "third-place" ? t("thirdPlace") : t("tableAhead", { table: place + 1, ahead: column + 1 }),
        cells: [players.map(nameOf).join(", ")],
      })),
    );
  }
}

/** The heading of a box: its round and table. */
export function useHeadOf(tournament: Tournament) {
  const t = useTranslations("tournaments.diagrams");
  return ({ round, table, purpose }: Box): string => {
    if (purpose === "third-place") return t("thirdPlace");
    if (round === null) return table === null ? t("byeAhead") : t("boxAhead", { table });
    const words = roundWords(tournament, round);
    return table === null ? t("bye", words) : t("box", { ...words, table });
  };
}

/** Who will play at a table that is not drawn yet. */
export function useOpenName() {
  const t = useTranslations("tournaments.diagrams.entries");
  return (entry: BracketEntry): string => {
    switch (entry.from) {
      case "seed":
        return t("seed", { seed: entry.seed });
      case "table":
        return t("place", { table: entry.table, place: entry.place });
      case "others":
        return t("others");
      case "open":
      case "player":
        return t("open");
    }
  };
}
