import type { chat } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { isShownTo } from "../../domain/game/game.ts";
import { type RulesetRegistry, requirePlayable } from "../../domain/game/ruleset-registry.ts";
import type { GameReader } from "../../event-store/game-store.ts";
import type { VisibleGames } from "../../event-store/spectator-delay.ts";
import type { Keyed } from "../../platform/http/keyed.ts";
import { Problem } from "../../platform/http/problem.ts";
import { deleteMessage, markRead, messagesBefore, postMessage } from "./messages-store.ts";
import { readerStatusOf } from "./reader-status-queries.ts";
import { storeReport } from "./reports-store.ts";
import { type Access, accessOf, mayPost, needsVerifiedEmail, privateChatMode, readersOf, roomsOf } from "./rooms.ts";

export interface ChatDeps {
  readonly store: GameReader;
  readonly registry: RulesetRegistry;
  readonly pool: Pool;
  readonly now: () => Date;
  /** What viewers may see of a game at its head. */
  readonly visible: VisibleGames;
}
type Chat = z.output<typeof chat.chat>;

/**
 * Returns the access of an account to the chat of a game.
 * @throws {Problem} not-found
 */
export async function loadChatAccess(
  { store, registry, visible }: ChatDeps,
  id: string,
  account: string | undefined,
): Promise<Access> {
  const game = await store.current(id);
  if (game !== undefined && isShownTo(game, account)) {
    requirePlayable(registry, game);
    const { version, position } = await visible.stateFor(game, account);
    // Seats are current even for delayed spectators: a player in the delayed position may have lost the seat since.
    return accessOf(registry, { ...game, version, position }, account);
  }
  throw new Problem("not-found", "No game has this id, or you may not see it.");
}

export async function readChat(
  deps: ChatDeps,
  id: string,
  account: string | undefined,
  { before, limit }: z.output<typeof chat.chatQuery>,
): Promise<Chat> {
  const access = await loadChatAccess(deps, id, account);
  // One message more than requested shows whether there are earlier ones.
  const found = await messagesBefore(deps.pool, id, access, { before, limit: limit + 1 });
  const status = await readerStatusOf(deps.pool, id, access);
  return {
    rooms: roomsOf(access, status),
    privateChat: privateChatMode(deps.registry, access),
    messages: found
      .slice(0, limit)
      .map(({ message }) => message)
      .toReversed(),
    hasEarlier: found.length > limit,
  };
}

export async function postInRoom(
  deps: ChatDeps,
  id: string,
  account: string,
  { body: { room, text }, key }: Keyed<z.output<typeof chat.newMessage>>,
): Promise<chat.Message> {
  const access = await loadChatAccess(deps, id, account);
  if (!mayPost(access, room)) throw new Problem("forbidden", "You have no access to this chat room.");
  const message = {
    game: id,
    room,
    readers: readersOf(access, room),
    account,
    mustBeVerified: needsVerifiedEmail(access, room),
    seat: access.seat ?? null,
    version: access.game.version,
    text,
    at: deps.now().toISOString(),
  };
  return postMessage(deps.pool, message, key);
}

export async function deleteOwnMessage({ pool }: ChatDeps, id: string, account: string, number: number): Promise<void> {
  if (await deleteMessage(pool, id, account, number)) return;
  throw new Problem("not-found", "You have no message with this number.");
}

export async function markReadUpTo(
  deps: ChatDeps,
  id: string,
  account: string,
  { room, number }: z.output<typeof chat.readMarker>,
): Promise<void> {
  await loadChatAccess(deps, id, account);
  await markRead(deps.pool, { game: id, account, room, number });
}

/** The number of messages of the room that a report keeps. */
const excerptMax = 20;

interface MessageReport {
  readonly game: string;
  /** The account that reports. */
  readonly reporter: string;
  /** The number of the message. */
  readonly number: number;
  readonly reason: string;
}

/** Reports a message that the account can read. Moderators get it as it was at this time. */
export async function reportMessage(deps: ChatDeps, { game: id, reporter, number, reason }: MessageReport) {
  const access = await loadChatAccess(deps, id, reporter);
  const found = await messagesBefore(deps.pool, id, access, { before: number + 1, limit: excerptMax * 5 });
  const [accused] = found.map(({ message }) => message);
  if (accused?.number !== number) throw new Problem("not-found", "No message has this number.");
  const around = found.map(({ message }) => message).filter(({ room }) => room === accused.room);
  const excerpt = around.slice(0, excerptMax).toReversed();
  const at = deps.now().toISOString();
  return { id: await storeReport(deps.pool, { game: id, accused, reporter, reason, excerpt, at }), at };
}
