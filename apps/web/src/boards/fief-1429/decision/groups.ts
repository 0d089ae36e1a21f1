import type { Choice } from "../../board-model.ts";
import type { Group } from "../../fief-shared/decision/option-lists.ts";

export const groupNames = ["surprise", "dealings", "holdings", "church"] as const;
type GroupName = (typeof groupNames)[number];

/** What may be done beside the question, under the heading where it lies folded. */
const optionalMoves: Readonly<Record<GroupName, readonly string[]>> = {
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
const wanted: Readonly<Record<string, GroupName>> = { window: "surprise", playing: "surprise", yielding: "holdings" };

/** The choices by what they are about: first what is asked. */
export function groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group<GroupName>[] {
  const isOptional = (fold: GroupName) => kind === undefined || wanted[kind] !== fold;
  const groupOf = ({ type }: Choice) =>
    groupNames.find((fold) => optionalMoves[fold].includes(type) && isOptional(fold)) ?? null;
  return [null, ...groupNames]
    .map((fold) => ({
      fold,
      choices: inOrder(
        fold,
        choices.filter((choice) => groupOf(choice) === fold),
      ),
    }))
    .filter((group) => group.choices.length > 0);
}

/** Asides stand as they are listed above. */
function inOrder(fold: GroupName | null, choices: readonly Choice[]): readonly Choice[] {
  if (fold === null) return choices;
  const placeOf = ({ type }: Choice) => optionalMoves[fold].indexOf(type);
  return choices.toSorted((one, other) => placeOf(one) - placeOf(other));
}
