"use client";

import { stepEntries } from "@seneschal/wording";
import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";
import { useWords } from "../../boards/words.ts";
import { ChronicleList } from "../../components/chronicle/chronicle-list.tsx";
import { ChronicleDetails, ChronicleText } from "../../components/chronicle/chronicle-text.tsx";
import { roundsOf } from "../../components/chronicle/rounds.ts";
import type { Game } from "../../lib/api-client/types.ts";
import type { Frame } from "./state/frames.ts";

interface StepLeafProps {
  readonly frame: Frame;
  readonly place: number;
  readonly count: number;
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
}

/** The step that is shown: what was done, and all that followed from it. */
export function StepPanel({ frame: { step, moment }, place, count, game, board, people, yourSeat }: StepLeafProps) {
  const t = useTranslations("replay");
  const tGame = useWords(board.messages);
  const tTable = useWords("table");
  const rounds = roundsOf([step], (one) => stepEntries(one, board, tGame, tTable, { people, yourSeat }));
  const lines = rounds.toReversed().flatMap((round) => round.lines.toReversed());
  const [first, ...others] = lines;
  return (
    <section className="step" aria-labelledby="shown-step">
      <p className="k1">{t("step", { number: place + 1, count, round: moment?.round ?? 0 })}</p>
      <h2 id="shown-step">{first?.entry.text ?? t(`kinds.${step.kind}`)}</h2>
      {first !== undefined && <ChronicleDetails entry={first.entry} ruleset={game.ruleset} />}
      {others.length > 0 && (
        <ChronicleList>
          {others.map((line) => (
            <li key={line.key}>
              <ChronicleText entry={line.entry} ruleset={game.ruleset} />
            </li>
          ))}
        </ChronicleList>
      )}
    </section>
  );
}
