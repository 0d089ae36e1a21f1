import type { adminGames as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { StoredEvent } from "../../../domain/game/evolve.ts";
import { type Game, isOver } from "../../../domain/game/game.ts";
import { questionOf, summaryOf } from "../../../domain/game/summary.ts";
import { differencesFrom, projectionOf, snapshotsOf } from "../../../event-store/appending/projection-rows.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { recordInspection } from "../../../stores/games/inspections-store.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import type { AdminDeps } from "../admin-deps.ts";
import type { StaffActor } from "../permissions.ts";
import { checkNotInvolved, requireGame } from "./game-access.ts";
import { searchGames, streamGames } from "./game-list-queries.ts";
import { openRequestIn } from "./rollback-proposals.ts";

const hourMs = 3_600_000;

export function listGames(deps: AdminDeps, { from, limit, ...query }: z.output<typeof schemas.adminGamesQuery>) {
  return searchGames(deps.pool, { ...filterOf(deps, query), from, limit });
}

export function streamMatchingGames(deps: AdminDeps, query: z.output<typeof schemas.adminGamesCsvQuery>) {
  return streamGames(deps.pool, filterOf(deps, query));
}

function filterOf({ now }: AdminDeps, { inactiveHours, ...query }: z.output<typeof schemas.adminGamesCsvQuery>) {
  const { q, state, ruleset, visibility, player, waitingFor, sort } = query;
  const idleSince = inactiveHours === undefined ? undefined : new Date(now().getTime() - inactiveHours * hourMs);
  return { q, state, ruleset, visibility, player, waitingFor, idleSince, sort };
}

/**
 * Returns a game for inspection. Staff who see hidden information of a running game cannot play in it, now or later.
 * @throws {Problem} not-found, own-game
 */
export async function loadForInspection(deps: AdminDeps, { account }: StaffActor, id: string): Promise<Game> {
  const game = await requireGame(deps, id);
  if (isOver(game)) return game;
  acceptedOrThrow(checkNotInvolved(game, account.id));
  if (!(await recordInspection(deps.pool, id, account.id, deps.now()))) throw new Problem("own-game");
  return requireGame(deps, id);
}

const nobody = { name: null, nameKind: null } as const;

/** Returns a game at one version with everything that is stored about it. */
export async function inspect(
  deps: AdminDeps,
  by: StaffActor,
  id: string,
  { at }: z.output<typeof schemas.inspectionQuery>,
): Promise<schemas.Inspection> {
  const { pool, store, registry } = deps;
  const head = await loadForInspection(deps, by, id);
  const game = at === undefined || at === head.version ? head : await store.at(id, at);
  if (game === undefined) throw new Problem("not-found", `This game has versions 1 to ${head.version}.`);
  const [before, event] = await eventsAround(deps, game);
  const { ruleset } = registry.of(game.settings.ruleset);
  const names = await knownPlayers(
    pool,
    game.seats.flatMap((occupant) => ("account" in occupant ? [occupant.account] : [])),
  );
  const differences = await differencesFrom(pool, summaryOf(registry, head), head);
  const { name, ruleset: rules, revision, ...settings } = game.settings;
  const question = questionOf(registry, game);
  return {
    game: id,
    name,
    ruleset: rules,
    revision,
    head: head.version,
    version: game.version,
    state: game.phase,
    settings: { ...settings },
    seats: game.seats.map((occupant) => {
      const account = "account" in occupant ? occupant.account : null;
      const bot = "bot" in occupant ? occupant.bot : null;
      return { kind: occupant.kind, account, ...(names.get(account ?? "") ?? nobody), bot };
    }),
    question: question === undefined ? null : (structuredClone(question) as schemas.Inspection["question"]),
    clocks: game.clocks.map((clock) => ({ ...clock })),
    view: game.phase === "open" || game.position === undefined ? null : ruleset.view(game.position, "arbiter"),
    event: eventBody(event),
    digestBefore: before?.digest ?? null,
    projection: { ...(await projectionOf(pool, id)), differences: [...differences] },
    snapshots: await snapshotsOf(pool, id),
    undoRequest: await openRequestIn(deps, head),
  };
}

/** Returns events as they are stored. */
export async function eventsOf(
  deps: AdminDeps,
  by: StaffActor,
  id: string,
  { after, limit }: z.output<typeof schemas.storedEventsQuery>,
) {
  const head = await loadForInspection(deps, by, id);
  return { head: head.version, events: (await deps.store.events(id, after, limit)).map(eventBody) };
}

/** Returns the event of this version and the one before it, if there is one. */
async function eventsAround(
  { store }: AdminDeps,
  { id, version }: Game,
): Promise<readonly [StoredEvent | undefined, StoredEvent]> {
  const events = await store.events(id, Math.max(0, version - 2), version === 1 ? 1 : 2);
  const event = events.at(-1);
  if (event?.version !== version) throw new Error(`version ${version} of game ${id} has no event`);
  return [events.length > 1 ? events[0] : undefined, event];
}

function eventBody({ version, at, event, digest }: StoredEvent) {
  const { type, ...body } = event;
  return { version, at, type, body: { ...body }, digest };
}
