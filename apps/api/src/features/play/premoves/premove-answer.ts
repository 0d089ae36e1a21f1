import { isDeepStrictEqual } from "node:util";
import { type AnyRuleset, covers, defaultMove, type Question, type Seat, type Typed } from "@seneschal/engine";
import type { PremoveStopReason, StoredPremoves } from "../stored-premoves.ts";

interface Asked {
  readonly ruleset: AnyRuleset;
  readonly position: unknown;
  readonly question: Question;
}

export type PremoveAnswer =
  | { readonly type: "move"; readonly move: Typed; readonly isDefault: boolean }
  | { readonly type: "stop"; readonly reason: PremoveStopReason };

/**
 * What the premoves of a seat do about a question that asks it: play the first move if it answers this question and is
 * offered, otherwise stop. Undefined if no premoves are waiting.
 */
export function premoveAnswer(
  { ruleset, position, question }: Asked,
  seat: Seat,
  premoves: StoredPremoves | undefined,
): PremoveAnswer | undefined {
  const [next] = premoves?.stopped === null ? premoves.moves : [];
  if (next === undefined) return undefined;
  if ((ruleset.turn?.(position) ?? null) !== next.turn) return { type: "stop", reason: "turn-over" };
  if (question.kind !== next.kind) return { type: "stop", reason: "other-question" };
  const choice = ruleset
    .choices(position, seat)
    .find((offered) => offered.blockedBy === undefined && covers(offered, next.move));
  if (choice === undefined) return { type: "stop", reason: "not-offered" };
  const isDefault = choice.isDefault === true && isDeepStrictEqual(defaultMove(choice), next.move);
  return { type: "move", move: next.move, isDefault };
}
