import type { z } from "zod";
import type { agenda, step } from "./fief-1429/agenda.ts";
import { fact, told } from "./fief-1429/facts.ts";
import { move } from "./fief-1429/move.ts";
import { options } from "./fief-1429/options.ts";
import type { anyCard, band, card, matter } from "./fief-1429/pieces.ts";
import * as pieces from "./fief-1429/pieces.ts";
import { view } from "./fief-1429/view.ts";
import type { RulesetSchema } from "./ruleset-schema.ts";

export { type MapFile, mapFile } from "./fief-1429/map-file.ts";
export { pieces };

export const fief1429 = { id: "fief-1429", options, move, told, fact, view } as const satisfies RulesetSchema;

export type Fief1429 = {
  readonly options: z.infer<typeof options>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly told: z.infer<typeof told>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
  readonly agenda: z.infer<typeof agenda>;
  readonly band: z.infer<typeof band>;
  readonly matter: z.infer<typeof matter>;
  readonly card: z.infer<typeof card>;
  readonly anyCard: z.infer<typeof anyCard>;
};
