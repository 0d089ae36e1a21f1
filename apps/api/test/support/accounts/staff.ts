import type { admin } from "@seneschal/schema";
import type { Pool } from "pg";
import { type Caller, guest } from "../server/caller.ts";

/** A staff member, from the first request on. */
export async function staffMember(pool: Pool, url: string, role: admin.Role, name: string = role): Promise<Caller> {
  const newcomer = await guest(url, name);
  await pool.query("insert into account_roles (account_id, role) values ($1, $2)", [newcomer.id, role]);
  return newcomer;
}

/** Returns the audit log, oldest entry first. */
export async function auditEntriesIn(pool: Pool) {
  const { rows } = await pool.query<{
    operation: string;
    actor: string;
    role: string;
    reason: string;
    subject_id: string;
  }>("select operation, actor, role, reason, subject_id from audit_entries order by number");
  return rows;
}
