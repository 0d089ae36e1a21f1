import { z } from "zod";
import type { RulesetSchema, TypesOf } from "../ruleset-schema.ts";
import type { agenda, step } from "./agenda.ts";
import { box } from "./box.ts";
import { fact, redactedFact } from "./facts.ts";
import { move } from "./move.ts";
import type { customer } from "./pieces.ts";
import { view } from "./view.ts";

export { type ComponentFile, componentFile } from "./component-file.ts";
export { actions, buildings, cities, colours, goods, places, professions, wares } from "./pieces.ts";

const options = z.strictObject({}).meta({ id: "VillageOptions" });

export const village = {
  id: "village",
  options,
  move,
  redactedFact,
  fact,
  view,
  components: box,
} as const satisfies RulesetSchema;

export type Village = TypesOf<
  typeof village,
  { step: typeof step; agenda: typeof agenda; customer: typeof customer; box: typeof box }
>;
