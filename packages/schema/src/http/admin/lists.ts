import { z } from "zod";

const from = z.coerce.number().int().min(0).max(1_000_000).default(0);
const limit = z.coerce.number().int().min(1).max(200).default(50);
/** How every list of the admin pages is paged. */
export const paging = {
  from: from.meta({ description: "Number of entries to skip." }),
  limit,
};
/** A table that is downloaded is complete. */
export const unpaged = { from: true, limit: true } as const;
/** What is looked for, in names and ids. */
export const search = z.string().trim().max(100).optional().meta({ description: "Search text." });
