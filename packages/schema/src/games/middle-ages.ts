import { z } from "zod";
import type { agenda, step } from "./middle-ages/agenda.ts";
import { fact, told } from "./middle-ages/facts.ts";
import { move } from "./middle-ages/move.ts";
import type { tile } from "./middle-ages/pieces.ts";
import type { tileSet } from "./middle-ages/tile-set.ts";
import { view } from "./middle-ages/view.ts";
import type { RulesetSchema } from "./ruleset-schema.ts";

export { domains, eventIds } from "./middle-ages/pieces.ts";
export { type TileSetFile, tileSetFile } from "./middle-ages/tile-set-file.ts";

const options = z.strictObject({}).meta({ id: "MiddleAgesOptions" });

export const middleAges = { id: "middle-ages", options, move, told, fact, view } as const satisfies RulesetSchema;

export type MiddleAges = {
  readonly options: z.infer<typeof options>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly told: z.infer<typeof told>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
  readonly agenda: z.infer<typeof agenda>;
  readonly tile: z.infer<typeof tile>;
  readonly tileSet: z.infer<typeof tileSet>;
};
