"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { Disclosure } from "../../../../ui/layout/disclosure.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { BracketFigure } from "./bracket/bracket-figure.tsx";
import { CrossTableFigure } from "./cross-table/cross-table-figure.tsx";
import { SeasonCrossTables } from "./cross-table/season-cross-tables.tsx";
import { diagramOf, diagramsTitle, stagesWithDiagram } from "./diagram-kinds.ts";
import styles from "./diagram-section.module.css";

/** A cross table or bracket of each stage; brackets also before they begin. Large ones are closed at first. */
export function DiagramSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments");
  const shown = stagesWithDiagram(tournament).toReversed();
  if (shown.length === 0) return null;
  return (
    <div id="diagrams">
      <Section title={t(`diagrams.titles.${diagramsTitle(shown)}`)}>
        {shown.map((stage) => (
          <figure key={stage.stage} className={styles.diagram}>
            {shown.length > 1 && (
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
  if (diagramOf(stage.format) === "bracket") return <BracketFigure tournament={tournament} stage={stage} />;
  if (stage.format === "league") return <SeasonCrossTables tournament={tournament} stage={stage.stage} />;
  const rounds = tournament.rounds.filter(
    (round) => round.stage === stage.stage && round.state !== "drafted" && !round.isPlayOff,
  );
  return (
    <CrossTableFigure
      tournament={tournament}
      tables={rounds.flatMap(({ tables }) => tables)}
      players={stage.ranking.map(({ player }) => player)}
      about={t("stage", { stage: stage.stage })}
    />
  );
}
