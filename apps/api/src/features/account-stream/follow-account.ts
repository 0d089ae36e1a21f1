import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import type { GameReader } from "../../event-store/game-store.ts";
import { Problem } from "../../platform/http/problem.ts";
import { jsonLinesType } from "../../platform/http/responses/json-lines.ts";
import {
  EventStream,
  type EventStreams,
  jsonLines,
  serverSentEvents,
} from "../../platform/http/streams/event-stream.ts";
import type { Follower } from "./account-events.ts";
import type { AccountWakes } from "./account-wakes.ts";
import { type Cursor, cursorOf, settlingMs } from "./cursor.ts";
import { GameFeeds } from "./game-feeds.ts";

export interface AccountStreamDeps extends Pick<Follower, "registry" | "stepOf"> {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly registry: RulesetRegistry;
  readonly store: GameReader;
  readonly streams: EventStreams;
  readonly wakes: AccountWakes;
  /** The chat of a game after a change, as the account may read it. */
  readonly openChatFeed: (game: Game, account: string, after: number) => Promise<ChatFeed>;
}

interface ChatFeed {
  next(game: Game, shownVersion: number): Promise<readonly { readonly number: number; readonly data: string }[]>;
}

export type FollowAccountRequest = Pick<
  FastifyRequest,
  "raw" | "headers" | "log" | "isStillSignedIn" | "ip" | "sessionOwnerId"
> & { readonly query: { readonly after?: string | undefined } };

/** How long after its last event a stream can be resumed. */
const resumableMs = 7 * 24 * 60 * 60 * 1000;

/** Streams everything that concerns one account in its games, from a cursor or from now on. */
export async function followAccount(
  deps: AccountStreamDeps,
  account: string,
  request: FollowAccountRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const from = startOf(request, deps.now());
  const leavePlace = deps.streams.reservePlace(request);
  const feeds = new GameFeeds(deps, account, from);
  // Listens before it reads, so that nothing in between is missed.
  const stopWakes = deps.wakes.follow(account, (game) => feeds.noteGame(game));
  await feeds.load().catch((error: unknown) => {
    stopWakes();
    feeds.close();
    leavePlace();
    throw error;
  });
  const format = request.raw.headers.accept?.includes(jsonLinesType) === true ? jsonLines : serverSentEvents;
  const stream = new EventStream(reply, { viewer: account, format }, () => request.isStillSignedIn());
  const stopCounting = deps.streams.add(stream);
  pushEvents(feeds, stream)
    .catch((error: unknown) => request.log.error({ err: error, account }, "An account stream broke off"))
    .finally(() => {
      stopWakes();
      feeds.close();
      leavePlace();
      stopCounting();
      stream.end();
    });
  return reply;
}

/** @throws {Problem} malformed-request if the cursor is none, or too old */
function startOf({ headers, query }: FollowAccountRequest, now: Date): Cursor | undefined {
  const header = headers["last-event-id"];
  const text = typeof header === "string" ? header : query.after;
  if (text === undefined) return undefined;
  const cursor = cursorOf(text);
  if (cursor === undefined || cursor.settled > now.getTime())
    throw new Problem(
      "malformed-request",
      "This is not a cursor of this stream. Send the id of the last event that you got, as it is.",
    );
  if (cursor.settled + settlingMs + resumableMs > now.getTime()) return cursor;
  throw new Problem(
    "malformed-request",
    "This cursor is older than 7 days. Follow without a cursor, then read GET /v1/games?turn=mine.",
  );
}

async function pushEvents(feeds: GameFeeds, stream: EventStream): Promise<void> {
  feeds.onChange(() => stream.notify());
  stream.send({ event: "connected", id: feeds.cursor, data: JSON.stringify({ type: "connected" }) });
  while (stream.isOpen) {
    for await (const event of feeds.news()) {
      stream.send({ event: event.type, id: feeds.cursor, data: JSON.stringify(event) });
      if (!stream.isOpen) return;
    }
    await stream.waitForUpdate();
  }
}
