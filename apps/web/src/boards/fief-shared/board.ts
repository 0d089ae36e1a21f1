import type { Draft, Words } from "../board.ts";
import { deedOfButton, orderOf } from "./decision/heading.ts";
import { lackingIn } from "./decision/lacking-in.ts";

interface FiefStage {
  readonly turn: number;
  readonly options: { readonly turns: number };
  readonly phase: string;
  readonly ending: unknown;
}

/** What the boards of all Fiefs say alike. */
export const fiefBoard = {
  stage(words: Words, { turn, options: { turns }, phase, ending }: FiefStage): string {
    if (ending !== null) return words("stage.over");
    if (turn === 0) return words("stage.setUp");
    return words("stage.turn", { turn, turns, phase: words(`phase.${phase}`) });
  },
  order: orderOf,
  deed: (words: Words, _: unknown, selected: Draft | null) => deedOfButton(words, selected),
  lacking: lackingIn,
};

/** Where a position stands in its game, with what each family holds. */
export const momentOf = ({ turn, options: { turns } }: FiefStage, tally: readonly number[]) => ({
  round: turn,
  rounds: turns,
  tally,
});
