import type { chat } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { notifySideUpdate } from "../../event-store/updates/notify-side-update.ts";
import { Problem } from "../../platform/http/problem.ts";
import { createdEarlier, createOnce, type KeyedRequest } from "../../stores/accounts/served-requests-store.ts";
import { type NameKind, nameKindOf } from "../../stores/names/name-claims-store.ts";

/** A reader and the public rooms that they may read. Private rooms are found by their readers. */
export interface Reader {
  readonly account: string | undefined;
  readonly publicRooms: readonly string[];
  /** Messages mention no later version of the game: the author may have been shown more than the reader. */
  readonly versionMax: number;
}

export interface NewMessage {
  /** The id of the game or tournament; so is `game` in all functions of this file. */
  readonly game: string;
  readonly room: string;
  readonly readers: readonly string[] | null;
  readonly account: string;
  readonly mustBeVerified: boolean;
  readonly seat: number | null;
  readonly version: number;
  readonly text: string;
  readonly at: string;
}

interface MessageRow {
  readonly number: string;
  readonly changed: string;
  readonly room: string;
  readonly account_id: string;
  readonly name: string;
  readonly nameKind: NameKind;
  readonly seat: number | null;
  readonly version: number;
  readonly text: string | null;
  readonly at: Date;
}

export interface StoredMessage {
  readonly changed: number;
  readonly message: chat.Message;
}

const columns = `message.number, message.changed, message.room, message.account_id, accounts.name, ${nameKindOf} as "nameKind", message.seat,
  message.version, message.text, message.at`;
const nextNumber = `insert into chat_heads (game_id, last)
  select $1::uuid, floor(extract(epoch from clock_timestamp()) * 1000000)::bigint from author
  on conflict (game_id) do update set last = greatest(chat_heads.last + 1, excluded.last) returning last`;
/**
 * The condition for messages that a reader ($2, $3) may read and has not muted. Announcements of a director are for
 * everyone.
 */
const readable = `(message.room = any($3) or message.room <> 'announcements' and $2 = any(message.readers))
  and (message.room = 'announcements' or not exists (select from account_blocks as block
    where block.account_id = $2 and block.other_id = message.account_id
       or block.account_id = message.account_id and block.other_id = $2 and block.kind = 'block'))`;

/**
 * Posts a message and returns its number. A repeated request with the same key posts nothing.
 * @throws {Problem} email-not-verified, idempotency-key-reused
 */
export async function postMessage(pool: Pool, message: NewMessage, key: string | undefined): Promise<chat.Message> {
  const number = await createOnce(pool, requestFor(message, key), (client) => insertMessage(client, message));
  const posted = await storedMessage(pool, message.game, number);
  if (posted === undefined) throw new Error("a message was posted and is not there");
  return posted;
}

/** The message that an earlier request with this key posted. */
export async function postedEarlier(
  pool: Pool,
  message: PostedText,
  key: string | undefined,
): Promise<chat.Message | undefined> {
  const number = await createdEarlier(pool, requestFor(message, key));
  return number === undefined ? undefined : storedMessage(pool, message.game, number);
}

type PostedText = Pick<NewMessage, "game" | "room" | "account" | "text">;

const requestFor = ({ game, room, account, text }: PostedText, key: string | undefined): KeyedRequest => ({
  account,
  key,
  scope: game,
  content: ["message", room, text],
});

async function storedMessage(pool: Pool, game: string, number: string): Promise<chat.Message | undefined> {
  const { rows } = await pool.query<MessageRow>({
    name: "chat-message",
    text: `select ${columns} from chat_messages as message join accounts on accounts.id = message.account_id
           where game_id = $1 and number = $2`,
    values: [game, number],
  });
  return rows.map((row) => storedOf(row).message)[0];
}

async function insertMessage(client: PoolClient, message: NewMessage): Promise<string> {
  const { rows } = await client.query<{ number: string }>({
    name: "insert-chat-message",
    text: `with author as (select id from accounts where id = $2 and (email_verified or not $3)),
           head as (${nextNumber}),
           message as (
             insert into chat_messages (game_id, number, changed, room, readers, account_id, seat, version, text, at)
             select $1, last, last, $4, $5, $2, $6, $7, $8, $9 from head
             returning *
           )
           select number from message`,
    values: [
      message.game,
      message.account,
      message.mustBeVerified,
      message.room,
      message.readers,
      message.seat,
      message.version,
      message.text,
      message.at,
    ],
  });
  if (rows[0] === undefined) throw new Problem("email-not-verified");
  await notifySideUpdate(client, message.game);
  return rows[0].number;
}

/** Deletes the text of the author's own message. Returns false if it does not exist or belongs to another account. */
export async function deleteMessage(pool: Pool, game: string, account: string, number: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "delete-chat-message",
    text: `with author as (select 1 from chat_messages where game_id = $1 and account_id = $2 and number = $3),
           head as (${nextNumber})
           update chat_messages set text = null, changed = last from head
           where game_id = $1 and account_id = $2 and number = $3`,
    values: [game, account, number],
  });
  if (rowCount !== 1) return false;
  await notifySideUpdate(pool, game);
  return true;
}

/** Returns the messages before a number, latest first. */
export async function messagesBefore(
  pool: Pool,
  game: string,
  reader: Reader,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<readonly StoredMessage[]> {
  const { rows } = await pool.query<MessageRow>({
    name: "chat-messages-before",
    text: `select ${columns} from chat_messages as message join accounts on accounts.id = message.account_id
           where game_id = $1 and ${readable} and ($4::bigint is null or number < $4) order by number desc limit $5`,
    values: [game, ...valuesOf(reader), before, limit],
  });
  return rows.map((row) => readBy(reader, storedOf(row)));
}

/** Returns the messages that were posted or deleted after a change, in order. */
export async function changesAfter(
  pool: Pool,
  game: string,
  reader: Reader,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly StoredMessage[]> {
  const { rows } = await pool.query<MessageRow>({
    name: "chat-changes-after",
    text: `select ${columns} from chat_messages as message join accounts on accounts.id = message.account_id
           where game_id = $1 and ${readable} and changed > $4 order by changed limit $5`,
    values: [game, ...valuesOf(reader), after, limit],
  });
  return rows.map((row) => readBy(reader, storedOf(row)));
}

/** Returns the last change that this reader can read, or 0. */
export async function lastChange(pool: Pool, game: string, reader: Reader): Promise<number> {
  const { rows } = await pool.query<{ last: string | null }>({
    name: "last-chat-change",
    text: `select max(changed) as last from chat_messages as message where game_id = $1 and ${readable}`,
    values: [game, ...valuesOf(reader)],
  });
  return Number(rows[0]?.last ?? 0);
}

/** Returns the number of unread messages in each room with messages. */
export async function unreadOf(pool: Pool, game: string, reader: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ room: string; unread: number }>({
    name: "unread-chat-messages",
    text: `select message.room, count(*) filter (
             where message.number > coalesce(chat_reads.number, 0) and message.account_id is distinct from $2
           )::int as unread
           from chat_messages as message left join chat_reads
             on chat_reads.game_id = message.game_id and chat_reads.account_id = $2 and chat_reads.room = message.room
           where message.game_id = $1 and ${readable} group by message.room`,
    values: [game, ...valuesOf(reader)],
  });
  return new Map(rows.map(({ room, unread }) => [room, unread]));
}

interface ReadMark {
  readonly game: string;
  readonly account: string;
  readonly room: string;
  /** The number of the last message that the account has read. */
  readonly number: number;
}

export async function markRead(pool: Pool, { game, account, room, number }: ReadMark): Promise<void> {
  await pool.query({
    name: "mark-chat-read",
    text: `insert into chat_reads (game_id, account_id, room, number) values ($1, $2, $3, $4)
           on conflict (game_id, account_id, room) do update set number = greatest(chat_reads.number, excluded.number)`,
    values: [game, account, room, number],
  });
}

function readBy({ versionMax }: Reader, { changed, message }: StoredMessage): StoredMessage {
  return { changed, message: { ...message, version: Math.min(message.version, versionMax) } };
}

const valuesOf = ({ account, publicRooms }: Reader) => [account ?? "", publicRooms] as const;

function storedOf({ number, changed, account_id, at, ...row }: MessageRow): StoredMessage {
  const { room, name, nameKind, seat, version, text } = row;
  const message = { number: Number(number), room, account: account_id, name, nameKind, seat, text, version };
  return { changed: Number(changed), message: { ...message, at: at.toISOString() } };
}
