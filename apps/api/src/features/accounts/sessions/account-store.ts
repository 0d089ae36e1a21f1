import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { accounts, credentials, sessions, verifications } from "../../../platform/postgres/schema/account-tables.ts";

/** The tables of what better-auth calls user, session, account and verification. */
export function accountStore(pool: Pool) {
  return drizzleAdapter(drizzle({ client: pool }), {
    provider: "pg",
    schema: { user: accounts, session: sessions, account: credentials, verification: verifications },
  });
}
