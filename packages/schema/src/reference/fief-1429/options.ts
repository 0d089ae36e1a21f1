import { turns } from "../fief-shared/turns.ts";
import type { Option } from "../option.ts";

/** The options of Fief 1429, in the order of the form. */
export const options = [
  turns,
  { type: "choice", name: "diplomacy", default: "free", values: ["free", "embassies"] },
  { type: "flag", name: "isFirstTurnCalm", default: false },
  { type: "flag", name: "hasRelics", default: false },
  { type: "flag", name: "isFoggy", default: false },
  { type: "flag", name: "isMoneyHidden", default: false },
  { type: "flag", name: "areVotesInTurn", default: false },
  { type: "flag", name: "arePrisonersStrict", default: false },
] as const satisfies readonly Option[];
