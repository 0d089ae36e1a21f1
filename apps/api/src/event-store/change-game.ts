import type { ReadStanding } from "../domain/game/clocks-after.ts";
import type { GameEvent } from "../domain/game/events.ts";
import { continued, type Step } from "../domain/game/extension.ts";
import type { Game } from "../domain/game/game.ts";
import type { Register } from "../domain/game/register.ts";
import type { Request } from "./appending/request.ts";
import { circumstancesOf } from "./circumstances.ts";
import type { Along, GameStore } from "./game-store.ts";
import { mustBeWelcome, type WasRemoved } from "./must-be-welcome.ts";

/** What is to happen to a game as it stands; thrown errors say why nothing can. */
export type Proposal = (game: Game | undefined) => Promise<readonly GameEvent[]>;

export type Change =
  | { readonly is: "made"; readonly game: Game; readonly steps: readonly Step[] }
  /** The same request was served before: its first event. */
  | { readonly is: "repeated"; readonly version: number }
  /** The key belongs to another request. */
  | { readonly is: "reused" };

export interface ChangeNeeds {
  readonly store: GameStore;
  readonly register: Register;
  readonly now: () => Date;
  readonly standing: ReadStanding;
  readonly wasRemoved: WasRemoved;
}

/** So many may be faster than us, one after the other, before something must be wrong. */
const triesMax = 100;

/** Makes a proposal happen: made anew as often as somebody else was first. */
export async function changeGame(
  needs: ChangeNeeds,
  id: string,
  propose: Proposal,
  request?: Request,
  along?: Along,
): Promise<Change> {
  const { store } = needs;
  let game = await store.known(id);
  for (let tries = 0; tries < triesMax; tries++) {
    const events = await welcome(needs, game, propose(game)).catch((error: unknown) => new TurnedDown(error));
    if (!(events instanceof TurnedDown)) {
      if (game === undefined) throw new Error(`something was proposed for game ${id}, which does not exist`);
      const { steps, ...extension } = continued(await circumstancesOf(needs, game, events), game, events);
      if (await store.append({ ...extension, steps }, request, along))
        return { is: "made", game: extension.after, steps };
    }
    const before = await changeBefore(store, id, request);
    if (before !== undefined) return before;
    const current = await store.current(id);
    // What this process knew may have been old: a request is turned down only for how the game stands in truth.
    if (events instanceof TurnedDown && current?.version === game?.version) throw events.reason;
    game = current;
  }
  throw new Error(`game ${id} would not hold still`);
}

/** What was proposed, unless it seats an account that was sent away. */
async function welcome({ wasRemoved }: ChangeNeeds, game: Game | undefined, proposal: ReturnType<Proposal>) {
  const events = await proposal;
  await mustBeWelcome(wasRemoved, game, events);
  return events;
}

class TurnedDown {
  constructor(readonly reason: unknown) {}
}

async function changeBefore(store: GameStore, id: string, request?: Request): Promise<Change | undefined> {
  if (request === undefined) return undefined;
  const before = await store.served(id, request);
  if (before === undefined) return undefined;
  // Another process, or another connection of ours, may have made it a moment ago: its steps are read before they are told.
  await store.current(id);
  return before.fingerprint === request.fingerprint ? { is: "repeated", version: before.version } : { is: "reused" };
}
