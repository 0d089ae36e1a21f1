import { options as known } from "../../reference/fief-1429/options.ts";
import { optionsSchema } from "../option-schema.ts";

export const options = optionsSchema(known, {
  turns: "The game ends after this number of turns.",
  isFirstTurnCalm: "In the first turn, calamities are discarded without effect.",
  diplomacy: "Free, or with three ambassadors per family for exchanging cards and for private rooms.",
  hasRelics: "Five relics are placed in the chief towns.",
  isFoggy: "Troops are face down until they fight.",
  areVotesInTurn: "In elections, families place their markers in turn order, and all see where they are.",
  arePrisonersStrict: "A pope, king or regent who is a prisoner cannot use the powers of the office.",
  isMoneyHidden: "Players do not see the écus of other families.",
}).meta({ id: "Fief1429Options", description: "The options of the game." });
