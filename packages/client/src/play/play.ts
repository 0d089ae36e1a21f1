import type { Client } from "../client.ts";
import { hasCode } from "../http/api-error.ts";
import { linkedController } from "../http/linked-controller.ts";
import type {
  AccountStreamLine,
  Choice,
  Game,
  Move,
  MoveResult,
  NewMove,
  Outcome,
  Position,
  RulesetId,
} from "../types.ts";
import { GameQueue } from "./game-queue.ts";
import { covers } from "./moves.ts";

/** What `choose` decides about. */
export type Turn<Ruleset extends RulesetId = RulesetId> = Ruleset extends RulesetId
  ? {
      readonly game: string;
      readonly ruleset: Ruleset;
      /** Your seat, from 0. */
      readonly seat: number;
      /** What the game asks. */
      readonly question: NonNullable<Position["question"]>;
      /** What you may do, without what a rule forbids. */
      readonly choices: readonly Choice<Ruleset>[];
      /** Everything that you can see. */
      readonly position: Position<Ruleset> | MoveResult<Ruleset>;
      /** Aborted when playing ends. */
      readonly signal: AbortSignal;
    }
  : never;

/** A game that is over. */
export interface FinishedGame {
  readonly game: string;
  /** Missing if the game ended without a result. */
  readonly outcome: Outcome | null;
}

export interface PlayOptions<Ruleset extends RulesetId = RulesetId> {
  /**
   * Decides on a move. Without one, you wait until something happens in the game. If the position changes so that the move is no
   * longer possible, you are asked again.
   */
  readonly choose: (turn: Turn<Ruleset>) => Move<Ruleset> | undefined | Promise<Move<Ruleset> | undefined>;
  /** Plays only games of these rulesets. */
  readonly rulesets?: readonly Ruleset[] | undefined;
  /** Plays only these games, and ends when they are over. */
  readonly games?: readonly string[] | undefined;
  /** How many games are decided on at the same time; default 1. */
  readonly parallel?: number | undefined;
  /** Called when a game has ended. */
  readonly onEnd?: ((game: FinishedGame) => void) | undefined;
  /** Ends playing. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Plays in all games of the account, or in the given ones: waits for your turn, asks `choose`, sends the move. Ends when the
 * given games are over, or with the signal, and gives the games that ended meanwhile.
 * @throws what `choose` throws, and `ApiError`, such as `refused` for a move that is not among the choices
 */
export function play<Ruleset extends RulesetId = RulesetId>(
  client: Client,
  options: PlayOptions<Ruleset>,
): Promise<readonly FinishedGame[]> {
  return new Playing(client, options).run();
}

class Playing<Ruleset extends RulesetId> {
  readonly #client: Client;
  readonly #options: PlayOptions<Ruleset>;
  readonly #stop: ReturnType<typeof linkedController>;
  readonly #signal: AbortSignal;
  readonly #queue: GameQueue;
  /** Games in which `choose` waits for something to happen. */
  readonly #undecided = new Set<string>();
  readonly #finished = new Map<string, FinishedGame>();
  #failure: { readonly cause: unknown } | undefined;

  constructor(client: Client, options: PlayOptions<Ruleset>) {
    this.#client = client;
    this.#options = options;
    this.#stop = linkedController(options.signal);
    this.#signal = this.#stop.controller.signal;
    this.#queue = new GameQueue(options.parallel ?? 1, (game) => this.#work(game));
  }

  async run(): Promise<readonly FinishedGame[]> {
    try {
      for await (const event of this.#client.accountEvents({ signal: this.#signal })) await this.#note(event);
    } catch (failure) {
      if (!this.#signal.aborted) throw failure;
    } finally {
      this.#stop.controller.abort();
      this.#stop.unlink();
    }
    if (this.#failure !== undefined) throw this.#failure.cause;
    return [...this.#finished.values()];
  }

  async #note(event: AccountStreamLine): Promise<void> {
    if (event.type === "connected") return this.#catchUp();
    const { id, ruleset } = event.game;
    if (!this.#isPlayed({ id, ruleset })) return;
    if (event.type === "turn") this.#queue.add(id);
    if (event.type === "end") this.#end({ game: id, outcome: event.outcome });
    if (event.type === "step" && this.#undecided.delete(id)) this.#queue.add(id);
  }

  /** At the beginning of each connection: the games that wait already, and those that have ended. */
  async #catchUp(): Promise<void> {
    const { games } = this.#options;
    for await (const game of this.#waitingGames()) if (this.#isPlayed(game)) this.#queue.add(game.id);
    for (const id of games ?? []) if (!this.#finished.has(id)) await this.#endIfOver(id);
    if (games?.length === 0) this.#stop.controller.abort();
  }

  async *#waitingGames(): AsyncGenerator<Game> {
    let cursor: string | null = null;
    do {
      const query: { turn: "mine"; limit: number; cursor?: string } = { turn: "mine", limit: 100 };
      if (cursor !== null) query.cursor = cursor;
      const { data } = await this.#client.GET("/v1/games", { params: { query }, signal: this.#signal });
      yield* data.games;
      cursor = data.next;
    } while (cursor !== null);
  }

  async #endIfOver(id: string): Promise<void> {
    const params = { path: { game: id } };
    const { data } = await this.#client.GET("/v1/games/{game}", { params, signal: this.#signal });
    if (data.state === "finished" || data.state === "closed") this.#end({ game: id, outcome: data.outcome });
  }

  #isPlayed({ id, ruleset }: { readonly id: string; readonly ruleset: string }): boolean {
    const { games, rulesets } = this.#options;
    return (games?.includes(id) ?? true) && (rulesets?.some((one) => one === ruleset) ?? true);
  }

  #end(finished: FinishedGame): void {
    if (this.#finished.has(finished.game)) return;
    this.#finished.set(finished.game, finished);
    this.#options.onEnd?.(finished);
    if (this.#options.games?.every((game) => this.#finished.has(game))) this.#stop.controller.abort();
  }

  /** The first failure ends everything. */
  async #work(game: string): Promise<void> {
    try {
      await this.#playTurns(game);
    } catch (cause) {
      if (this.#signal.aborted) return;
      this.#failure = { cause };
      this.#stop.controller.abort();
    }
  }

  /** Until it is someone else's turn. */
  async #playTurns(game: string): Promise<void> {
    let position: Position | MoveResult | undefined = await this.#positionOf(game);
    while (position !== undefined && !this.#signal.aborted) {
      const turn = this.#turnIn(position);
      if (turn === undefined) return;
      this.#undecided.add(game);
      const move = await this.#options.choose(turn);
      if (move === undefined) return;
      this.#undecided.delete(game);
      position = await this.#send(turn, move);
    }
  }

  async #positionOf(game: string): Promise<Position | undefined> {
    const params = { path: { game } };
    try {
      return (await this.#client.GET("/v1/games/{game}/position", { params, signal: this.#signal })).data;
    } catch (failure) {
      if (hasCode(failure, "not-running", "not-found")) return undefined;
      throw failure;
    }
  }

  #turnIn(position: Position | MoveResult): Turn<Ruleset> | undefined {
    const { game, ruleset, audience, question, choices } = position;
    if (typeof audience !== "number" || question === null || !question.seats.includes(audience)) return undefined;
    const open = choices.filter(({ blockedBy }) => blockedBy === undefined);
    const turn = { game, ruleset, seat: audience, question, choices: open, position, signal: this.#signal };
    return turn as unknown as Turn<Ruleset>;
  }

  /** The position after the move, or the current one if the game has moved on meanwhile; none if there is nothing more to do. */
  async #send(turn: Turn, move: Move): Promise<Position | MoveResult | undefined> {
    const { game, ruleset, position } = turn;
    const choice = turn.choices.find((one) => covers(one, move));
    const ifChoice = choice?.id === undefined ? {} : { ifChoice: choice.id };
    const body = { ruleset, expectedVersion: position.version, move, ...ifChoice } as NewMove;
    try {
      return (await this.#client.POST("/v1/games/{game}/moves", { params: { path: { game } }, body })).data;
    } catch (failure) {
      if (hasCode(failure, "stale-version")) return this.#positionOf(game);
      if (hasCode(failure, "not-running", "not-your-seat", "not-found")) return undefined;
      throw failure;
    }
  }
}
