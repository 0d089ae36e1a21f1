import type { ReactNode } from "react";
import type { Words } from "../../board.ts";
import type { SideName } from "./battle-view.tsx";

interface RoundsProps<Round> {
  readonly t: Words;
  readonly rounds: readonly Round[];
  /** Draws the throw of one side. */
  drawThrow(round: Round, side: SideName): ReactNode;
  /** What was said and lost in a round. */
  drawNote?(round: Round): ReactNode;
}

/** The battle round by round, the last first. */
export function Rounds<Round>({ t, rounds, drawThrow, drawNote }: RoundsProps<Round>) {
  const numbered = rounds.map((round, place) => ({ round, number: place + 1 }));
  return (
    <ol className="fief-rounds" reversed>
      {numbered.toReversed().map(({ round, number }) => (
        <li key={number}>
          <h4>{t("theatre.round", { round: number })}</h4>
          <div className="fief-throws">
            {drawThrow(round, "attack")}
            {drawThrow(round, "defend")}
          </div>
          {drawNote?.(round)}
        </li>
      ))}
    </ol>
  );
}
