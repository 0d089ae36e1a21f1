import type { Choice } from "../../board-model.ts";
import type { Group } from "../../fief-shared/decision/option-lists.ts";

const groupNames = ["dealings", "away"] as const;
type GroupName = (typeof groupNames)[number];

/** What may be done beside the question, under the heading where it lies folded. */
const optionalMoves: Readonly<Record<GroupName, readonly string[]>> = {
  dealings: ["accept", "decline", "withdraw", "give", "offer"],
  away: ["exchange", "discard"],
};

/** The choices by what they are about: first what is asked. */
export function groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group<GroupName>[] {
  const isOptional = (fold: GroupName) => fold !== "dealings" || kind !== "talks";
  const groupOf = ({ type }: Choice) =>
    groupNames.find((fold) => optionalMoves[fold].includes(type) && isOptional(fold)) ?? null;
  return [null, ...groupNames]
    .map((fold) => ({ fold, choices: choices.filter((choice) => groupOf(choice) === fold) }))
    .filter((group) => group.choices.length > 0);
}
