import { z } from "zod";

/** Staff roles: moderators look after people, directors after games and tournaments, administrators after everything. */
export const roles = ["moderator", "director", "administrator"] as const;
export const role = z.enum(roles).meta({ id: "Role" });
export type Role = z.infer<typeof role>;
