"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { Disclosure } from "../../../../ui/layout/disclosure.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { Explanation } from "../../parts/explanation.tsx";
import { roundWords } from "../../parts/round-words.ts";
import { TournamentFigures } from "../../parts/tournament-figures.tsx";
import { BracketDiagram } from "./bracket-diagram.tsx";
import { CrossTableFigure } from "./cross-table-figure.tsx";
import { diagramOf, diagramsTitle } from "./diagram-kinds.ts";
import styles from "./diagram-section.module.css";
import { ScrolledDiagram } from "./scrolled-diagram.tsx";
import { SeasonCrossTables } from "./season-cross-tables.tsx";

/** A cross table or bracket of each stage. Large ones are closed at first. */
export function DiagramSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments");
  const begun = tournament.stages.filter(({ state }) => state !== "ahead").toReversed();
  return (
    <div id="diagrams">
      <Section title={t(`diagrams.titles.${diagramsTitle(begun)}`)}>
        {begun.map((stage) => (
          <figure key={stage.stage} className={styles.diagram}>
            {begun.length > 1 && (
              <figcaption>{t("stage", { stage: stage.stage, format: t(`formats.${stage.format}`) })}</figcaption>
            )}
            <FoldedDiagram tournament={tournament} stage={stage} />
          </figure>
        ))}
      </Section>
    </div>
  );
}

interface StageProps {
  readonly tournament: Tournament;
  readonly stage: Tournament["stages"][number];
}

const roundsOf = ({ tournament: { rounds }, stage: { stage } }: StageProps) =>
  rounds.filter((round) => round.stage === stage && round.state !== "drafted");

/** Larger diagrams are closed at first. */
const openMax = 16;

function FoldedDiagram(props: StageProps) {
  const t = useTranslations("tournaments.diagrams");
  const players = props.stage.ranking.length;
  const [isOpen, setOpen] = useState(false);
  if (players <= openMax) return <StageDiagram {...props} />;
  return (
    <Disclosure open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(`show.${diagramOf(props.stage.format)}`, { players })}</summary>
      {isOpen && <StageDiagram {...props} />}
    </Disclosure>
  );
}

function StageDiagram({ tournament, stage }: StageProps) {
  const t = useTranslations("tournaments.diagrams");
  if (diagramOf(stage.format) === "bracket") return <StageBracket tournament={tournament} stage={stage} />;
  if (stage.format === "league") return <SeasonCrossTables tournament={tournament} stage={stage.stage} />;
  return (
    <CrossTableFigure
      tournament={tournament}
      tables={roundsOf({ tournament, stage }).flatMap(({ tables, isPlayOff }) => (isPlayOff ? [] : tables))}
      players={stage.ranking.map(({ player }) => player)}
      about={t("stage", { stage: stage.stage })}
    />
  );
}

function StageBracket(props: StageProps) {
  const t = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(props.tournament);
  const rounds = roundsOf(props);
  const about = t("stage", { stage: props.stage.stage });
  return (
    <>
      <ScrolledDiagram label={t("bracketOf", { about })}>
        <BracketDiagram
          rounds={rounds}
          playerNames={playerNames}
          label={t("bracketLabel")}
          head={({ round, table }) => {
            const words = roundWords(props.tournament, round);
            return table === null ? t("bye", words) : t("box", { ...words, table });
          }}
        />
      </ScrolledDiagram>
      <Explanation summary={t("asTable")}>
        <TournamentFigures
          caption={t("tableOf", { about })}
          isCaptionHidden
          columns={[t("table"), t("players")]}
          rows={rounds.flatMap(({ round, tables }) =>
            tables.map(({ table, players, places }) => ({
              key: `${round} ${table}`,
              head: (
                <a href={`#table-${round}-${table}`}>{t("box", { ...roundWords(props.tournament, round), table })}</a>
              ),
              cells: [
                places === null
                  ? players.map((player) => playerNames(player).marked).join(", ")
                  : places
                      .toSorted((one, other) => one.rank - other.rank)
                      .map(({ player, rank }) => `${rank}. ${playerNames(player).marked}`)
                      .join(", "),
              ],
            })),
          )}
        />
      </Explanation>
    </>
  );
}
