import type { Group } from "../../fief-shared/decision/lists.ts";
import type { Choice } from "../../scene.ts";

export const folds = ["surprise", "dealings", "holdings", "church"] as const;
type Fold = (typeof folds)[number];

/** What may be done beside the question, under the heading where it lies folded. */
const asides: Readonly<Record<Fold, readonly string[]>> = {
  surprise: [
    "callMaid",
    "giveHat",
    "assassinate",
    "execute",
    "ambush",
    "openPassage",
    "undermine",
    "breakOut",
    "revolt",
  ],
  dealings: ["accept", "decline", "withdraw", "give", "offer", "openRoom", "prolongRoom"],
  holdings: ["cede", "free", "handOver", "offerRansom", "passTitle", "liftSiege", "admit"],
  church: ["excommunicate", "absolve", "askAnnulment", "takeRelic", "giveRelic"],
};

/** Questions that ask for what is an aside elsewhere. */
const wanted: Readonly<Record<string, Fold>> = { window: "surprise", playing: "surprise", yielding: "holdings" };

/** The choices by what they are about: first what is asked. */
export function groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group<Fold>[] {
  const isFolded = (fold: Fold) => kind === undefined || wanted[kind] !== fold;
  const foldOf = ({ type }: Choice) => folds.find((fold) => asides[fold].includes(type) && isFolded(fold)) ?? null;
  return [null, ...folds]
    .map((fold) => ({
      fold,
      choices: inOrder(
        fold,
        choices.filter((choice) => foldOf(choice) === fold),
      ),
    }))
    .filter((group) => group.choices.length > 0);
}

/** Asides stand as they are listed above. */
function inOrder(fold: Fold | null, choices: readonly Choice[]): readonly Choice[] {
  if (fold === null) return choices;
  const placeOf = ({ type }: Choice) => asides[fold].indexOf(type);
  return choices.toSorted((one, other) => placeOf(one) - placeOf(other));
}
