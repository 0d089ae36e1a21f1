import type { accountStream } from "@seneschal/schema";
import { type Game, seatOf } from "../../domain/game/game.ts";
import type { LoadedStep } from "../../event-store/loading/game-loader.ts";
import type { Wake } from "../../event-store/updates/followers.ts";
import { chatEvent, eventsOfStep, type Standing, standingIn, undoVote } from "./account-events.ts";
import { type Cursor, cursorText, type GameCursor, settlingMs } from "./cursor.ts";
import type { AccountStreamDeps } from "./follow-account.ts";
import { type FollowedGame, followedGames, hasBlocked, pendingUndoRequest } from "./stream-queries.ts";

type AccountEvent = accountStream.AccountEvent;

const stepsAtOnce = 32;

interface Feed {
  cursor: GameCursor;
  /** The last known version. */
  head: number;
  /** Chat or undo request may have changed. */
  isSideDirty: boolean;
  /** At the version of the cursor, if it is known. */
  standing: Standing | undefined;
  readonly stop: () => void;
}

/** The games of one account, each read from where its stream has got to. */
export class GameFeeds {
  readonly #deps: AccountStreamDeps;
  readonly #account: string;
  readonly #from: Cursor | undefined;
  readonly #feeds = new Map<string, Feed>();
  /** Everything up to this time has been sent. Later than the cursor that the stream began with only when all was sent. */
  #settledMs: number;
  #isListDirty = false;
  #onChange = () => {};

  /** Without a cursor, from now on. */
  constructor(deps: AccountStreamDeps, account: string, from: Cursor | undefined) {
    this.#deps = deps;
    this.#account = account;
    this.#from = from;
    this.#settledMs = from?.settled ?? this.#justSettledMs();
  }

  /** Where the stream has got to. */
  get cursor(): string {
    const games = new Map([...this.#feeds].map(([id, { cursor }]) => [id, cursor]));
    return cursorText({ settled: this.#settledMs, games });
  }

  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  /** A game of the account has changed: if it is not followed, the list is read again. Without a game, it is too. */
  noteGame(id?: string): void {
    if (id !== undefined && this.#feeds.has(id)) return;
    this.#isListDirty = true;
    this.#onChange();
  }

  /** Reads the list of games for the first time. */
  async load(): Promise<void> {
    await this.#loadList(this.#from ?? "now");
  }

  close(): void {
    for (const { stop } of this.#feeds.values()) stop();
    this.#feeds.clear();
  }

  /** What has happened since the last call. The cursor moves with each event. */
  async *news(): AsyncGenerator<AccountEvent> {
    const settledMs = this.#justSettledMs();
    if (this.#isListDirty) await this.#loadList(undefined);
    for (const [id, feed] of this.#feeds) {
      if (feed.head > feed.cursor.version) yield* this.#newSteps(id, feed);
      if (feed.isSideDirty) yield* this.#sideNews(id, feed);
    }
    this.#settledMs = Math.max(this.#settledMs, settledMs);
  }

  /** What happened before this time is stored by now. */
  #justSettledMs(): number {
    return Math.max(0, this.#deps.now().getTime() - settlingMs);
  }

  /** Follows new games and forgets those that are no longer listed. */
  async #loadList(from: Cursor | "now" | undefined): Promise<void> {
    this.#isListDirty = false;
    const settledMs = this.#settledMs;
    const { pool, registry } = this.#deps;
    const read = () => followedGames(pool, registry.ids, { account: this.#account, settled: new Date(settledMs) });
    const games = await read();
    this.#forgetAllBut(new Set(games.map(({ id }) => id)));
    const added = games.filter(({ id }) => !this.#feeds.has(id));
    for (const game of added) this.#follow(game, startIn(game, from, settledMs));
    // What happened before they were followed was not announced.
    for (const game of added.length > 0 ? await read() : games) this.#noteStored(game);
  }

  #forgetAllBut(listed: ReadonlySet<string>): void {
    for (const [id, { stop }] of this.#feeds) {
      if (listed.has(id)) continue;
      stop();
      this.#feeds.delete(id);
    }
  }

  #follow({ id }: FollowedGame, cursor: GameCursor): void {
    const stop = this.#deps.store.updates.follow(id, (wake) => this.#noteWake(id, wake));
    this.#feeds.set(id, { cursor, head: cursor.version, isSideDirty: false, standing: undefined, stop });
  }

  #noteStored({ id, version, chat, undoAt }: FollowedGame): void {
    const feed = this.#feeds.get(id);
    if (feed === undefined) return;
    feed.head = Math.max(feed.head, version);
    if (chat > feed.cursor.chat || (undoAt?.getTime() ?? 0) > feed.cursor.undo) feed.isSideDirty = true;
  }

  #noteWake(id: string, wake: Wake): void {
    const feed = this.#feeds.get(id);
    if (feed === undefined) return;
    if ("head" in wake) feed.head = Math.max(feed.head, wake.head);
    else feed.isSideDirty = true;
    this.#onChange();
  }

  async *#newSteps(id: string, feed: Feed): AsyncGenerator<AccountEvent> {
    const { store } = this.#deps;
    const follower = { ...this.#deps, account: this.#account };
    await store.reached(id, feed.head);
    feed.standing ??= standingIn(follower, await this.#gameAt(id, feed.cursor.version));
    let steps = await store.stepsAfter(id, feed.cursor.version, stepsAtOnce);
    for (; steps.length > 0; steps = await store.stepsAfter(id, feed.cursor.version, stepsAtOnce)) {
      for (const step of steps) {
        for (const event of (await this.#eventsOf(feed.standing, step)).slice(feed.cursor.part)) {
          feed.cursor = { ...feed.cursor, part: feed.cursor.part + 1 };
          yield event;
        }
        feed.standing = standingIn(follower, step.game);
        feed.cursor = { ...feed.cursor, version: step.game.version, part: 0, at: Date.parse(step.stored.at) };
      }
    }
  }

  async #gameAt(id: string, version: number): Promise<Game | undefined> {
    return version === 0 ? undefined : this.#deps.store.at(id, version);
  }

  /** Chat and undo requests are for players. */
  async *#sideNews(id: string, feed: Feed): AsyncGenerator<AccountEvent> {
    feed.isSideDirty = false;
    const game = await this.#deps.store.reached(id, feed.cursor.version);
    if (game === undefined || seatOf(game, this.#account) === undefined) return;
    yield* this.#newUndoRequest(game, feed);
    yield* this.#newMessages(game, feed);
  }

  /** Invitations of a blocked account are not sent. */
  async #eventsOf(before: Standing, step: LoadedStep): Promise<readonly AccountEvent[]> {
    const events = eventsOfStep({ ...this.#deps, account: this.#account }, before, step);
    const [first] = events;
    if (first?.type !== "invitation") return events;
    return (await hasBlocked(this.#deps.pool, this.#account, first.by)) ? [] : events;
  }

  async *#newUndoRequest(game: Game, feed: Feed): AsyncGenerator<AccountEvent> {
    const request = await pendingUndoRequest(this.#deps.pool, game.id, game.version);
    const at = request?.requestedAt.getTime() ?? 0;
    if (request === undefined || at <= feed.cursor.undo) return;
    feed.cursor = { ...feed.cursor, undo: at };
    yield* undoVote({ game, account: this.#account }, request);
  }

  async *#newMessages(game: Game, feed: Feed): AsyncGenerator<AccountEvent> {
    const chat = await this.#deps.openChatFeed(game, this.#account, feed.cursor.chat);
    for (let changes = await chat.next(game, game.version); changes.length > 0; ) {
      for (const { number, data } of changes) {
        feed.cursor = { ...feed.cursor, chat: number };
        yield chatEvent({ game, account: this.#account }, number, data);
      }
      changes = await chat.next(game, game.version);
    }
  }
}

/** Where to begin in a game: at the cursor, at its head, or for games that are new in the list at the settled time. */
function startIn(game: FollowedGame, from: Cursor | "now" | undefined, settledMs: number): GameCursor {
  const { version, movedAt, settledVersion, chat, undoAt } = game;
  if (from === "now") return { version, part: 0, at: movedAt.getTime(), chat, undo: undoAt?.getTime() ?? 0 };
  const settled = { version: settledVersion, part: 0, at: settledMs, chat: settledMs * 1000, undo: settledMs };
  return from?.games.get(game.id) ?? settled;
}
