import { z } from "zod";
import { domains, rounds } from "../../reference/middle-ages/fief-board.ts";

export { domains };

export const stacks = ["blue", "orange"] as const;
export const eventIds = [
  "skilled-trades",
  "precious-goods",
  "alliance",
  "barbarian-invasion",
  "black-death",
  "new-defences",
  "triumphant-return",
  "baby-boom",
  "peasant-revolt",
  "restoration",
  "good-harvests",
  "rebuilding-aid",
  "wider-lordship",
  "costly-ceremonies",
  "earthquake",
] as const;

export const domain = z.enum(domains);
export const stack = z.enum(stacks);
export const eventId = z.enum(eventIds);
export const round = z.int().min(1).max(rounds);
export const place = z.int().min(0).max(5).meta({ description: "A place in a row, from 0 at the left." });
export const coins = z.int().min(0);
export const count = z.int().min(0);

/** Tiles are values: two that look alike are the same. */
export const tile = z
  .object({ number: z.int(), domain, stack, peasants: count, chests: count })
  .meta({ id: "MiddleAgesTile", description: "A tile of a domain." });
/** What the back of a tile shows. */
export const tileBack = z.object({ number: z.int(), stack });
