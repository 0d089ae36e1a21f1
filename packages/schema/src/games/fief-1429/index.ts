import type { z } from "zod";
import { options as optionList } from "../../reference/fief-1429/options.ts";
import type { RulesetSchema } from "../ruleset-schema.ts";
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

export type Fief1429 = {
  readonly options: z.infer<typeof options>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly redactedFact: z.infer<typeof redactedFact>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
  readonly agenda: z.infer<typeof agenda>;
  readonly band: z.infer<typeof band>;
  readonly matter: z.infer<typeof matter>;
  readonly card: z.infer<typeof card>;
  readonly anyCard: z.infer<typeof anyCard>;
  readonly components: z.infer<typeof components>;
};
