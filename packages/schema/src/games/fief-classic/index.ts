import * as known from "../../reference/fief-classic/options.ts";
import type { RulesetSchema, TypesOf } from "../ruleset-schema.ts";
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

export type FiefClassic = TypesOf<
  typeof fiefOriginal | typeof fiefVitale,
  { step: typeof step; card: typeof card; matter: typeof matter; components: typeof components }
>;
