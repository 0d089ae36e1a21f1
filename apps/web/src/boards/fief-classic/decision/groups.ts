import type { Group } from "../../fief-shared/decision/lists.ts";
import type { Choice } from "../../scene.ts";

const folds = ["dealings", "away"] as const;
type Fold = (typeof folds)[number];

/** What may be done beside the question, under the heading where it lies folded. */
const asides: Readonly<Record<Fold, readonly string[]>> = {
  dealings: ["accept", "decline", "withdraw", "give", "offer"],
  away: ["exchange", "discard"],
};

/** The choices by what they are about: first what is asked. */
export function groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group<Fold>[] {
  const isFolded = (fold: Fold) => fold !== "dealings" || kind !== "talks";
  const foldOf = ({ type }: Choice) => folds.find((fold) => asides[fold].includes(type) && isFolded(fold)) ?? null;
  return [null, ...folds]
    .map((fold) => ({ fold, choices: choices.filter((choice) => foldOf(choice) === fold) }))
    .filter((group) => group.choices.length > 0);
}
