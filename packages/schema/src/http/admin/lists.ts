import { z } from "zod";

const from = z.coerce.number().int().min(0).max(1_000_000).default(0);
const limit = z.coerce.number().int().min(1).max(200).default(50);
/** The paging parameters of all lists of the admin pages. */
export const paging = {
  from: from.meta({ description: "Number of entries to skip." }),
  limit,
};
/** Omitted for CSV downloads, which are always complete. */
export const unpaged = { from: true, limit: true } as const;
/** Searches in names and ids. */
export const search = z.string().trim().max(100).optional().meta({ description: "Search text." });
