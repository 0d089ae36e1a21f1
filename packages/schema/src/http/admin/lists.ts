import { z } from "zod";
import { integerField } from "../query-fields.ts";

const from = integerField(0, 1_000_000).default(0);
const limit = integerField(1, 200).default(50);
/** The paging parameters of all lists of the admin pages. */
export const paging = {
  from: from.meta({ description: "Number of entries to skip." }),
  limit: limit.meta({ description: "Maximum number of entries." }),
};
/** Omitted for CSV downloads, which are always complete. */
export const unpaged = { from: true, limit: true } as const;
/** Searches in names and ids. */
export const search = z.string().trim().max(100).optional().meta({ description: "Search text." });
