import type { Draft, Words } from "../board.ts";
import { buttonLabel, orderOf } from "./decision/heading.ts";
import { missingHint } from "./decision/missing-hint.ts";

interface StageView {
  readonly turn: number;
  readonly options: { readonly turns: number };
  readonly phase: string;
  readonly ending: unknown;
}

/** What the boards of all Fiefs say alike. */
export const fiefBoard = {
  stage(t: Words, { turn, options: { turns }, phase, ending }: StageView): string {
    if (ending !== null) return t("stage.over");
    if (turn === 0) return t("stage.setUp");
    return t("stage.turn", { turn, turns, phase: t(`phase.${phase}`) });
  },
  order: orderOf,
  deed: (t: Words, _: unknown, selected: Draft | null) => buttonLabel(t, selected),
  lacking: missingHint,
};

/** Where a position stands in its game, with what each family holds. */
export const momentOf = ({ turn, options: { turns } }: StageView, tally: readonly number[]) => ({
  round: turn,
  rounds: turns,
  tally,
});
