import { z } from "zod";

/** The largest version of a game or tournament. */
const numberMax = 2_147_483_647;

/** A whole number in a path or query. */
export const integerField = (min: number, max: number = numberMax) => z.coerce.number().int().min(min).max(max);

/** `true` or `false` in a query; other usual words for them are accepted too. */
export const booleanField = z.stringbool().meta({ type: "boolean" });
