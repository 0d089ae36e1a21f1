import { type Operations, operationsOf } from "./http/operations.ts";
import { type RetryOptions, retryingFetch } from "./http/retrying-fetch.ts";
import { accountEvents } from "./streams/account-events.ts";
import { type GameMessage, gameEvents } from "./streams/game-events.ts";
import type { AccountStreamLine } from "./types.ts";

export interface ClientOptions extends RetryOptions {
  /** The address of the server, such as `https://seneschal.example`. */
  readonly url: string;
  /** An access token, or the token of a guest. */
  readonly token?: string | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

export interface FollowOptions {
  /** Ends the iteration. */
  readonly signal?: AbortSignal | undefined;
  /** Continues after this event, instead of from now on. */
  readonly lastEventId?: string | undefined;
}

/** The operations of the API by method and path, and its live streams. */
export interface Client extends Operations {
  /**
   * Everything that happens in the games of the account. Reconnects and continues where it was: events are neither lost nor
   * repeated. Each connection begins with `connected`; then read `GET /v1/games?turn=mine` for what waits already. `cursor`
   * of an event is its `lastEventId`. Ends with the signal, and throws an `ApiError` if the server refuses.
   */
  accountEvents(options?: FollowOptions): AsyncGenerator<AccountStreamLine, void, undefined>;
  /**
   * One game live, for players and spectators. Reconnects and continues where it was: steps and messages are neither lost
   * nor repeated. Each connection begins with a `game`. Goes on after the end of the game, until the signal or a `break`.
   */
  gameEvents(game: string, options?: FollowOptions): AsyncGenerator<GameMessage, void, undefined>;
}

export function createClient({ url, token, fetch = globalThis.fetch, ...retries }: ClientOptions): Client {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const base = url.replace(/\/+$/, "");
  const send = (request: Request) => fetch(request);
  const connection = { url: base, headers, fetch: send };
  return {
    ...operationsOf({ ...connection, fetch: retryingFetch(send, retries) }),
    accountEvents: (options = {}) => accountEvents(connection, options),
    gameEvents: (game, options = {}) => gameEvents(connection, game, options),
  };
}
