"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { Section } from "../../../../ui/layout/section.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { Explanation } from "../../parts/explanation.tsx";
import { TournamentFigures } from "../../parts/tournament-figures.tsx";
import { BracketDiagram } from "./bracket-diagram.tsx";
import { crossTableOf, halves } from "./cross-table.ts";
import { CrossTableDiagram } from "./cross-table-diagram.tsx";
import styles from "./diagram-section.module.css";

/** Each stage as a diagram and as a table. */
export function DiagramSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments");
  const begun = tournament.stages.filter(({ state }) => state !== "ahead").toReversed();
  return (
    <div id="picture">
      <Section title={t("diagrams.title")}>
        {begun.map((stage) => (
          <figure key={stage.stage} className={styles.diagram}>
            {begun.length > 1 && (
              <figcaption>{t("stage", { stage: stage.stage, format: t(`formats.${stage.format}`) })}</figcaption>
            )}
            {stage.format === "knock-out" || stage.format === "lives" ? (
              <StageBracket tournament={tournament} stage={stage} />
            ) : (
              <StageCross tournament={tournament} stage={stage} />
            )}
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

function StageBracket(props: StageProps) {
  const t = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(props.tournament);
  const rounds = roundsOf(props);
  return (
    <>
      <Scrolled label={t("bracketOf", { stage: props.stage.stage })}>
        <BracketDiagram
          rounds={rounds}
          playerNames={playerNames}
          label={t("bracketLabel")}
          head={({ round, table }) => (table === null ? t("bye", { round }) : t("box", { round, table }))}
        />
      </Scrolled>
      <Explanation summary={t("asTable")}>
        <TournamentFigures
          caption={t("tableOf", { stage: props.stage.stage })}
          isCaptionHidden
          columns={[t("table"), t("players")]}
          rows={rounds.flatMap(({ round, tables }) =>
            tables.map(({ table, players, places }) => ({
              key: `${round} ${table}`,
              head: <a href={`#table-${round}-${table}`}>{t("box", { round, table })}</a>,
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

/** A larger cross-table would not be readable. */
const playersMost = 40;

function StageCross(props: StageProps) {
  const t = useTranslations("tournaments.diagrams");
  const playerNames = usePlayerNames(props.tournament);
  const all = props.stage.ranking.map(({ player }) => player);
  const players = all.slice(0, playersMost);
  const cells = crossTableOf(
    roundsOf(props).flatMap(({ tables }) => tables),
    players,
  );
  return (
    <>
      <Text as="p" muted small>
        {t("crossText")} {all.length > playersMost && t("onlyFirst", { players: playersMost })}
      </Text>
      <Scrolled label={t("crossOf", { stage: props.stage.stage })}>
        <CrossTableDiagram players={players} cells={cells} playerNames={playerNames} label={t("crossLabel")} />
      </Scrolled>
      <Explanation summary={t("asTable")}>
        <TournamentFigures
          caption={t("tableOf", { stage: props.stage.stage })}
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

/** Wide content that scrolls sideways, also by keyboard. */
function Scrolled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture is scrolled by keyboard too.
    <section className={styles.scrolled} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
