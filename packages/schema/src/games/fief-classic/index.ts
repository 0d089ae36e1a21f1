import type { z } from "zod";
import * as known from "../../reference/fief-classic/options.ts";
import type { RulesetSchema } from "../ruleset-schema.ts";
import type { step } from "./agenda.ts";
import { components } from "./components.ts";
import { fact, redactedFact } from "./facts.ts";
import { move } from "./move.ts";
import { originalOptions, vitaleOptions } from "./options.ts";
import type { card, matter } from "./pieces.ts";
import * as pieces from "./pieces.ts";
import { view } from "./view.ts";

export { type FiguresFile, figuresFile } from "./figures-file.ts";
export { pieces };

/** Both editions of the eighties are played with the same things, and so told in the same words. */
const shared = { move, redactedFact, fact, view, components };

export const fiefOriginal = {
  id: "fief-original",
  options: originalOptions,
  optionList: known.originalOptions,
  ...shared,
} as const satisfies RulesetSchema;
export const fiefVitale = {
  id: "fief-vitale",
  options: vitaleOptions,
  optionList: known.vitaleOptions,
  ...shared,
} as const satisfies RulesetSchema;

export type FiefClassic = {
  readonly options: z.infer<typeof originalOptions> | z.infer<typeof vitaleOptions>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly redactedFact: z.infer<typeof redactedFact>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
  readonly card: z.infer<typeof card>;
  readonly matter: z.infer<typeof matter>;
  readonly components: z.infer<typeof components>;
};
