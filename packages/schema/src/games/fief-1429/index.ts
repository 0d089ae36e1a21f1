import { options as optionList } from "../../reference/fief-1429/options.ts";
import type { RulesetSchema, TypesOf } from "../ruleset-schema.ts";
import type { agenda, step } from "./agenda.ts";
import { components } from "./components.ts";
import { fact, redactedFact } from "./facts.ts";
import { move } from "./move.ts";
import { options } from "./options.ts";
import type { anyCard, band, card, matter } from "./pieces.ts";
import * as pieces from "./pieces.ts";
import { view } from "./view.ts";

export { pieces };

export const fief1429 = {
  id: "fief-1429",
  options,
  optionList,
  move,
  redactedFact,
  fact,
  view,
  components,
} as const satisfies RulesetSchema;

export type Fief1429 = TypesOf<
  typeof fief1429,
  {
    step: typeof step;
    agenda: typeof agenda;
    band: typeof band;
    matter: typeof matter;
    card: typeof card;
    anyCard: typeof anyCard;
    components: typeof components;
  }
>;
