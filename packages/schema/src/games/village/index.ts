import { z } from "zod";
import type { RulesetSchema } from "../ruleset-schema.ts";
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

export type Village = {
  readonly options: z.infer<typeof options>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly redactedFact: z.infer<typeof redactedFact>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
  readonly agenda: z.infer<typeof agenda>;
  readonly customer: z.infer<typeof customer>;
  readonly box: z.infer<typeof box>;
};
