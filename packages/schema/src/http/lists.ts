// Lists that pages show. They are apart from their schemas, because with a schema comes all of zod.

/** The time controls to choose from. */
export const paces = ["live", "daily", "twice-daily", "one-day", "three-days", "relaxed", "none"] as const;

/** How often e-mails about events of one kind are sent. */
export const emailFrequencies = ["immediate", "once-per-absence", "digest", "off"] as const;
