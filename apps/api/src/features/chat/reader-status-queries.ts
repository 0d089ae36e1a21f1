import type { Pool } from "pg";
import { type Reader, unreadOf } from "./messages-store.ts";

/** What the database knows of the reader of a chat. */
export interface ReaderStatus {
  /** Unread messages by room. */
  readonly unread: ReadonlyMap<string, number>;
  /** Without a confirmed address, an account cannot write where everyone reads. */
  readonly hasConfirmedEmail: boolean;
}

export async function readerStatusOf(pool: Pool, game: string, reader: Reader): Promise<ReaderStatus> {
  const unread = await unreadOf(pool, game, reader);
  const hasConfirmed = reader.account !== undefined && (await hasConfirmedEmail(pool, reader.account));
  return { unread, hasConfirmedEmail: hasConfirmed };
}

export async function hasConfirmedEmail(pool: Pool, account: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: "has-confirmed-email",
    text: "select from accounts where id = $1 and email_verified",
    values: [account],
  });
  return rows.length > 0;
}
