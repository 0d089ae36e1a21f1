"use client";

import { type ChronicleStep, undoneVersions } from "@seneschal/wording";
import { useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import type { RulesetBoard } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { GameStep } from "../../lib/api-client/types.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Section } from "../../ui/layout/section.tsx";
import styles from "./chronicle.module.css";
import { ChronicleLine } from "./chronicle-line.tsx";
import { ChronicleList } from "./chronicle-list.tsx";
import { type Line, newestOf, type Round, roundsOf } from "./rounds.ts";
import { type StepRange, stepsNear } from "./steps-near.ts";
import { chronicleEntries } from "./told-entries.ts";
import type { WholeChronicle } from "./whole-chronicle.tsx";

interface ChronicleProps {
  readonly ruleset: string;
  readonly board: RulesetBoard;
  readonly steps: readonly GameStep[];
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
  /** The step that is shown, in a replay. */
  readonly here?: number | undefined;
  /** A muted word next to the heading. */
  readonly aside: string;
  addressOf(version: number): string;
  /** Called instead of following the link, where the page can show the step itself. */
  readonly onGo?: ((version: number) => void) | undefined;
}

/** What happened, newest first, and where every coin came from. */
export function Chronicle({ ruleset, board, steps, people, yourSeat, here, aside, addressOf, onGo }: ChronicleProps) {
  const t = useTranslations("game-page.chronicle");
  const tPage = useTranslate("game-page");
  const tGame = useTranslate(board.messages);
  const [Whole, setWhole] = useState<typeof WholeChronicle | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isWhole = Whole !== null;
  const { from, to } = rangeOf(steps, isWhole ? undefined : here);
  const undone = useMemo(() => undoneVersions(steps), [steps]);
  const rounds = useMemo(() => {
    const entriesOf = (step: ChronicleStep) => chronicleEntries(step, board, { tGame, tPage }, { people, yourSeat });
    return roundsOf(steps.slice(from, to), entriesOf, undone);
  }, [steps, from, to, undone, board, tGame, tPage, people, yourSeat]);
  const shown = isWhole || here !== undefined ? rounds : newestOf(rounds);
  const lines = useMemo(() => shown.flatMap(inOrder), [shown]);
  const isPart = shown !== rounds || to - from < steps.length;

  const drawLine = (line: Line) => (
    <ChronicleLine
      key={line.key}
      line={line}
      ruleset={ruleset}
      isHere={line.version === here}
      address={addressOf(line.version)}
      onGo={onGo}
    />
  );
  const showWhole = async () => {
    const file = await import("./whole-chronicle.tsx");
    setWhole(() => file.WholeChronicle);
    // The button is gone.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Section title={t("title")} aside={aside}>
      {rounds.length === 0 && <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      <div className={styles.lines} ref={list} tabIndex={-1}>
        {Whole === null ? (
          <ChronicleList>{lines.map(drawLine)}</ChronicleList>
        ) : (
          <Whole lines={lines} drawLine={drawLine} />
        )}
      </div>
      {isPart && (
        <Button className={styles.whole} onClick={showWhole}>
          {t("showAll")}
        </Button>
      )}
    </Section>
  );
}

/** In a replay the steps around the shown one; otherwise all. */
function rangeOf(steps: readonly GameStep[], here: number | undefined): StepRange {
  if (here === undefined) return { from: 0, to: steps.length };
  return stepsNear(
    steps.findLastIndex(({ version }) => version <= here),
    steps.length,
  );
}

function inOrder({ head, lines }: Round) {
  return head === null ? lines : [head, ...lines];
}
