import { z } from "zod";
import type { RulesetSchema } from "../ruleset-schema.ts";
import type { agenda, step } from "./agenda.ts";
import { fact, redactedFact } from "./facts.ts";
import { move } from "./move.ts";
import type { tile } from "./pieces.ts";
import { tileSet } from "./tile-set.ts";
import { view } from "./view.ts";

export { domains, eventIds } from "./pieces.ts";
export { type TileSetFile, tileSetFile } from "./tile-set-file.ts";

const options = z.strictObject({}).meta({ id: "MiddleAgesOptions" });

export const middleAges = {
  id: "middle-ages",
  options,
  move,
  redactedFact,
  fact,
  view,
  components: tileSet,
} as const satisfies RulesetSchema;

export type MiddleAges = {
  readonly options: z.infer<typeof options>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly redactedFact: z.infer<typeof redactedFact>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
  readonly agenda: z.infer<typeof agenda>;
  readonly tile: z.infer<typeof tile>;
  readonly tileSet: z.infer<typeof tileSet>;
};
