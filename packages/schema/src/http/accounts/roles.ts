import { z } from "zod";

/** Staff roles: moderators manage players, directors manage games and tournaments, administrators manage everything. */
export const roles = ["moderator", "director", "administrator"] as const;
export const role = z.enum(roles).meta({ id: "Role", description: "A role of the staff." });
export type Role = z.infer<typeof role>;
