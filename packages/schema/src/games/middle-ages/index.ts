import { z } from "zod";
import type { RulesetSchema, TypesOf } from "../ruleset-schema.ts";
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

export type MiddleAges = TypesOf<
  typeof middleAges,
  { step: typeof step; agenda: typeof agenda; tile: typeof tile; tileSet: typeof tileSet }
>;
