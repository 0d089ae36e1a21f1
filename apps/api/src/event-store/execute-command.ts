import type { ReadClockPauses } from "../domain/game/clocks-after.ts";
import type { GameEvent } from "../domain/game/events.ts";
import type { Game } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { continueGame, type Step } from "../domain/game/transition.ts";
import type { IdempotentRequest } from "./appending/idempotent-request.ts";
import { assertNotKicked, type WasRemoved } from "./assert-not-kicked.ts";
import { commandContext } from "./command-context.ts";
import type { GameStore, WithinTransaction } from "./game-store.ts";

/** Decides what happens to a game in its present state; thrown errors say why nothing can. */
export type CommandHandler = (game: Game | undefined) => Promise<readonly GameEvent[]>;

export type CommandResult =
  | { readonly is: "made"; readonly game: Game; readonly steps: readonly Step[] }
  /** The same request was served before: its first event. */
  | { readonly is: "repeated"; readonly version: number }
  /** The key belongs to another request. */
  | { readonly is: "reused" };

export interface CommandDeps {
  readonly store: GameStore;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
  readonly standing: ReadClockPauses;
  readonly wasRemoved: WasRemoved;
}

/** So many may be faster than us, one after the other, before something must be wrong. */
const attemptsMax = 100;

/** Decides and appends; decides anew as often as somebody else was first. */
export async function executeCommand(
  deps: CommandDeps,
  id: string,
  decide: CommandHandler,
  request?: IdempotentRequest,
  withinTransaction?: WithinTransaction,
): Promise<CommandResult> {
  const { store } = deps;
  let game = await store.known(id);
  for (let attempts = 0; attempts < attemptsMax; attempts++) {
    const events = await welcome(deps, game, decide(game)).catch((error: unknown) => new Rejected(error));
    if (!(events instanceof Rejected)) {
      if (game === undefined) throw new Error(`something was proposed for game ${id}, which does not exist`);
      const { steps, ...transition } = continueGame(await commandContext(deps, game, events), game, events);
      if (await store.append({ ...transition, steps }, request, withinTransaction))
        return { is: "made", game: transition.after, steps };
    }
    const before = await earlierResult(store, id, request);
    if (before !== undefined) return before;
    const current = await store.current(id);
    // What this process knew may have been old: a request is rejected only for the true state of the game.
    if (events instanceof Rejected && current?.version === game?.version) throw events.reason;
    game = current;
  }
  throw new Error(`game ${id} has too many concurrent writers`);
}

/** What was proposed, unless it seats an account that was sent away. */
async function welcome({ wasRemoved }: CommandDeps, game: Game | undefined, proposal: ReturnType<CommandHandler>) {
  const events = await proposal;
  await assertNotKicked(wasRemoved, game, events);
  return events;
}

class Rejected {
  constructor(readonly reason: unknown) {}
}

async function earlierResult(
  store: GameStore,
  id: string,
  request?: IdempotentRequest,
): Promise<CommandResult | undefined> {
  if (request === undefined) return undefined;
  const before = await store.served(id, request);
  if (before === undefined) return undefined;
  // Another process, or another connection of ours, may have made it a moment ago: its steps are read before they are told.
  await store.current(id);
  return before.fingerprint === request.fingerprint ? { is: "repeated", version: before.version } : { is: "reused" };
}
