import type { ReactNode } from "react";
import type { Translate } from "../../board.ts";
import type { SideName } from "./battle-view.tsx";
import styles from "./rounds.module.css";

interface RoundsProps<Round> {
  readonly t: Translate;
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
    <ol reversed>
      {numbered.toReversed().map(({ round, number }) => (
        <li key={number} className={styles.round}>
          <h4>{t("battle.round", { round: number })}</h4>
          <div className={styles.throws}>
            {drawThrow(round, "attack")}
            {drawThrow(round, "defend")}
          </div>
          {drawNote?.(round)}
        </li>
      ))}
    </ol>
  );
}

/** The dice of one side of a round, and what they did. */
export const Throw = ({ children }: { readonly children: ReactNode }) => <div className={styles.throw}>{children}</div>;
