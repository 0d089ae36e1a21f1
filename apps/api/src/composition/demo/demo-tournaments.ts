import { type games, tournaments as schemas } from "@seneschal/schema";
import type { StoredTournament } from "../../domain/tournament/tournament-transition.ts";
import type { WithinTransaction } from "../../event-store/execute-command.ts";
import type { Actor } from "../../features/tournaments/access.ts";
import { advanceTournament } from "../../features/tournaments/advancing/advance-tournament.ts";
import { createTournament } from "../../features/tournaments/commands/create-tournament.ts";
import { performAction } from "../../features/tournaments/commands/perform-action.ts";
import type { TournamentDeps } from "../../features/tournaments/types.ts";
import { Problem } from "../../platform/http/problem.ts";
import { ensureSystemAccount } from "./demo-accounts-store.ts";
import { demoHost } from "./demo-games.ts";

interface Deps extends TournamentDeps {
  /** Reports errors after the response was decided. */
  readonly onError: (error: unknown) => void;
}
export interface DemoTournamentRequest {
  readonly ruleset: string;
  readonly players: number;
  readonly rounds: number;
  readonly bot: games.BotLevel;
}
export interface FillRequest {
  readonly expectedVersion: number;
  readonly bot: games.BotLevel;
  readonly count: number;
}

/** Creates and starts a Swiss tournament between bots. */
export async function openDemoTournament(
  deps: Deps,
  request: DemoTournamentRequest,
  withinTransaction: WithinTransaction<StoredTournament>,
) {
  await ensureSystemAccount(deps.pool, demoHost.id, demoHost.name);
  const { bot, players: count } = request;
  const acts = [{ type: "open-entry" }, { type: "enter-bots", bot, count }, { type: "start" }] as const;
  const { id } = await createTournament(deps, demoHost.id, planFor(deps, request), {
    actions: acts,
    withinTransaction,
  });
  // If this fails, the scheduler does it later.
  await advanceTournament(deps, id).catch(deps.onError);
  return shownOf(deps, id);
}

/** Registers bots for a tournament. */
export async function fillTournament(
  deps: Deps,
  { id, by }: { readonly id: string; readonly by: Actor },
  { expectedVersion, ...bots }: FillRequest,
  withinTransaction: WithinTransaction<StoredTournament>,
) {
  const action = { type: "enter-bots", ...bots } as const;
  await performAction(deps, id, by, { action, expectedVersion, withinTransaction });
  await advanceTournament(deps, id).catch(deps.onError);
  return shownOf(deps, id);
}

function planFor({ registry }: TournamentDeps, { ruleset, rounds, players }: DemoTournamentRequest): schemas.Plan {
  const known = registry.all.find((one) => one.ruleset.id === ruleset);
  if (known === undefined) throw new Problem("malformed-request", "No ruleset has this name.");
  const { min, max } = known.ruleset.seats;
  const [least, most] = [Math.max(2, min), Math.min(6, max)];
  if (players < least) throw new Problem("malformed-request", `This game needs at least ${least} players.`);
  const sizes = { least, most, preferred: Math.min(most, Math.max(least, tablePreferred)) };
  const stage = { format: "swiss", field: { from: "all" }, sizes, rounds, roundDays: 1 } as const;
  return schemas.anyPlan.parse({ name: "Lagny", ruleset, stages: [stage], pace: "none" });
}

const tablePreferred = 4;

async function shownOf({ store }: TournamentDeps, id: string) {
  const stored = await store.current(id);
  if (stored === undefined) throw new Error(`tournament ${id} does not exist`);
  const { plan, phase, players, version } = stored.tournament;
  const entered = players.filter(({ status }) => status === "entered").length;
  return { id, name: plan.name, ruleset: plan.ruleset, phase, players: entered, version };
}
