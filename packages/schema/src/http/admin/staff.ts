import { z } from "zod";
import { accountId, sha256 } from "../../ids.ts";
import { role, roles } from "../accounts/roles.ts";
import { readableLines } from "../readable-text.ts";

/** The reason of a staff action; the players concerned can read it. */
export const reason = readableLines(500).meta({ description: "Reason. The players concerned can read it." });
export const reasonBody = z.strictObject({ reason }).meta({ id: "Reason" });

export const adminOverview = z
  .object({
    roles: z.array(role),
    head: sha256.nullable().meta({ description: "Digest of the last entry of the audit log." }),
  })
  .meta({ id: "AdminOverview" });

export const staffParams = z.object({ account: accountId });
export const newRoles = z
  .strictObject({ roles: z.array(role).max(roles.length), reason })
  .meta({ id: "NewRoles", description: "All roles of the account." });
export const staffMember = z
  .object({ account: accountId, name: z.string(), roles: z.array(role) })
  .meta({ id: "StaffMember" });
export const staff = z.object({ staff: z.array(staffMember) }).meta({ id: "Staff" });
