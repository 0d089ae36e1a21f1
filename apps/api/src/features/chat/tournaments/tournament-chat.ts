import { type chat, tournamentChat as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Keyed } from "../../../platform/http/keyed.ts";
import { Problem, tooManyRequests } from "../../../platform/http/problem.ts";
import { consumeAttempt } from "../../../platform/rate-limit/rate-limit-store.ts";
import { deleteMessage, markRead, messagesBefore, postedEarlier, postMessage } from "../messages-store.ts";
import { hasConfirmedEmail, readerStatusOf } from "../reader-status-queries.ts";
import { storeReport } from "../reports-store.ts";
import {
  type ChatTournament,
  mayPostIn,
  roomsIn,
  type TournamentAccess,
  type TournamentRoom,
  tournamentAccessOf,
  type Viewer,
} from "./tournament-rooms.ts";

export interface TournamentChatDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /**
   * The tournament, if the viewer may see it.
   * @throws {Problem} not-found
   */
  readonly tournamentFor: (id: string, viewer: Viewer) => Promise<ChatTournament>;
}

async function accessOf({ tournamentFor }: TournamentChatDeps, id: string, viewer: Viewer): Promise<TournamentAccess> {
  return tournamentAccessOf(await tournamentFor(id, viewer), viewer?.id);
}

/** The messages of a tournament, the latest of all rooms or of one. */
export async function readTournamentChat(
  deps: TournamentChatDeps,
  id: string,
  viewer: Viewer,
  { before, limit, room }: z.output<typeof schemas.tournamentChatQuery>,
): Promise<z.output<typeof chat.chat>> {
  const access = await accessOf(deps, id, viewer);
  const reader = room === undefined ? access : { ...access, publicRooms: [room] };
  // One message more than requested shows whether there are earlier ones.
  const found = await messagesBefore(deps.pool, id, reader, { before, limit: limit + 1 });
  const status = await readerStatusOf(deps.pool, id, access);
  return {
    rooms: roomsIn(access, status),
    privateChat: "none",
    messages: found
      .slice(0, limit)
      .map(({ message }) => message)
      .toReversed(),
    hasEarlier: found.length > limit,
  };
}

interface NewTournamentMessage {
  readonly room: TournamentRoom;
  readonly text: string;
}

export async function postInTournament(
  deps: TournamentChatDeps,
  id: string,
  author: NonNullable<Viewer>,
  { body: message, key }: Keyed<NewTournamentMessage>,
): Promise<chat.Message> {
  const access = await accessOf(deps, id, author);
  if (!mayPostIn(access, message.room)) throw new Problem("forbidden", "You have no access to this chat room.");
  const { version } = access.tournament;
  return store(deps, id, { ...message, account: author.id, readers: null, version }, key);
}

const daySeconds = 24 * 60 * 60;

/**
 * A message of a director. `readers` keeps who is notified: players who enter later read it on the page.
 * @throws {Problem} not-found, forbidden, too-many-requests, email-not-verified
 */
export async function announce(
  deps: TournamentChatDeps,
  id: string,
  author: NonNullable<Viewer>,
  { body: { text, to }, key }: Keyed<z.output<typeof schemas.newAnnouncement>>,
): Promise<chat.Message> {
  const access = await accessOf(deps, id, author);
  if (!mayPostIn(access, "announcements")) throw new Problem("forbidden", "Only directors can write to everyone.");
  const message = { room: "announcements", text, account: author.id } as const;
  // A message that is repeated or refused does not count towards the limit.
  const earlier = await postedEarlier(deps.pool, { ...message, game: id }, key);
  if (earlier !== undefined) return earlier;
  if (!(await hasConfirmedEmail(deps.pool, author.id))) throw new Problem("email-not-verified");
  const limit = { key: ["tournament-announcements", id], max: schemas.announcementsPerDay, seconds: daySeconds };
  const { isWithin, secondsLeft } = await consumeAttempt(deps.pool, limit);
  if (!isWithin) throw tooManyRequests(secondsLeft);
  const { entered, waiting, version } = access.tournament;
  const readers = to === "everyone" ? [...entered, ...waiting] : entered;
  return store(deps, id, { ...message, readers, version }, key);
}

interface StoredText extends NewTournamentMessage {
  readonly account: string;
  readonly readers: readonly string[] | null;
  readonly version: number;
}

function store(
  { pool, now }: TournamentChatDeps,
  id: string,
  message: StoredText,
  key: string | undefined,
): Promise<chat.Message> {
  const at = now().toISOString();
  return postMessage(pool, { ...message, game: id, mustBeVerified: true, seat: null, at }, key);
}

export async function deleteOwnTournamentMessage(
  { pool }: TournamentChatDeps,
  id: string,
  account: string,
  number: number,
): Promise<void> {
  if (await deleteMessage(pool, id, account, number)) return;
  throw new Problem("not-found", "You have no message with this number.");
}

export async function markTournamentChatRead(
  deps: TournamentChatDeps,
  id: string,
  viewer: NonNullable<Viewer>,
  { room, number }: z.output<typeof schemas.tournamentReadMarker>,
): Promise<void> {
  await accessOf(deps, id, viewer);
  await markRead(deps.pool, { game: id, account: viewer.id, room, number });
}

/** The number of messages of the room that a report keeps. */
const excerptMax = 20;

/** Reports a message that the account can read. Moderators get it, and those before it, as they were at this time. */
export async function reportTournamentMessage(
  deps: TournamentChatDeps,
  id: string,
  reporter: NonNullable<Viewer>,
  { number, reason }: { readonly number: number; readonly reason: string },
) {
  const access = await accessOf(deps, id, reporter);
  const found = await messagesBefore(deps.pool, id, access, { before: number + 1, limit: excerptMax * 2 });
  const [accused] = found.map(({ message }) => message);
  if (accused?.number !== number) throw new Problem("not-found", "No message has this number.");
  const around = found.map(({ message }) => message).filter(({ room }) => room === accused.room);
  const excerpt = around.slice(0, excerptMax).toReversed();
  const at = deps.now().toISOString();
  return { id: await storeReport(deps.pool, { game: id, accused, reporter: reporter.id, reason, excerpt, at }), at };
}
