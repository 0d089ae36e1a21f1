import { z } from "zod";
import type { RulesetSchema } from "./ruleset-schema.ts";
import type { agenda, step } from "./village/agenda.ts";
import type { box } from "./village/box.ts";
import { fact, told } from "./village/facts.ts";
import { move } from "./village/move.ts";
import type { customer } from "./village/pieces.ts";
import { view } from "./village/view.ts";

export { type ComponentFile, componentFile } from "./village/component-file.ts";
export { actions, buildings, cities, colours, goods, places, professions, wares } from "./village/pieces.ts";

const options = z.strictObject({}).meta({ id: "VillageOptions" });

export const village = { id: "village", options, move, told, fact, view } as const satisfies RulesetSchema;

export type Village = {
  readonly options: z.infer<typeof options>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly told: z.infer<typeof told>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
  readonly agenda: z.infer<typeof agenda>;
  readonly customer: z.infer<typeof customer>;
  readonly box: z.infer<typeof box>;
};
