import type { series as schemas } from "@seneschal/schema";
import type { PoolClient } from "pg";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { createOnce } from "../../../stores/accounts/served-requests-store.ts";
import { playerNames } from "../../../stores/names/player-names-queries.ts";
import { type Actor, isShownTo, mayDirect, type Viewer } from "../access.ts";
import { tournamentNotFound } from "../commands/execute-tournament-command.ts";
import type { TournamentDeps } from "../types.ts";
import {
  appendChange,
  countTournaments,
  deleteSeries,
  deleteTournament,
  insertSeries,
  insertTournament,
  lockSeries,
  type StoredSeries,
  updateSeries,
} from "./series-store.ts";

type Deps = Pick<TournamentDeps, "pool" | "store" | "now">;
type Settings = Pick<StoredSeries, "name" | "description" | "rules">;

type SettingsChange = { readonly [Key in keyof Settings]?: Settings[Key] | undefined };

/** Fewer than the tournaments that stay in memory. */
export const tournamentsMax = 60;
const directorsMax = 20;

export const seriesNotFound = () => new Problem("not-found", "No series has this id.");

/** Its directors, and staff with the role director or administrator. */
export const mayDirectSeries = (viewer: Viewer, { directors }: Pick<StoredSeries, "directors">): boolean =>
  viewer !== undefined &&
  (directors.includes(viewer.id) || viewer.roles.some((role) => role === "director" || role === "administrator"));

/** Creates a series and returns its id; a repeated request with the same key gets the same one. */
export function createSeries(
  { pool, now }: Deps,
  director: string,
  settings: Settings,
  key: string | undefined,
): Promise<string> {
  const request = { account: director, key, scope: "series", content: settings };
  return createOnce(pool, request, (client) => insertSeries(client, { ...settings, director, now: now() }));
}

/** Changes name, description or rules. Writes nothing if they are the same. */
export function changeSettings(deps: Deps, id: string, actor: Actor, change: SettingsChange): Promise<void> {
  return changeSeries(deps, id, actor, async (client, before) => {
    const entries = Object.entries(change).filter(
      ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[key as keyof Settings]),
    );
    if (entries.length === 0) return undefined;
    const changed: Partial<Settings> = Object.fromEntries(entries);
    await updateSeries(client, id, { ...before, ...changed });
    return { type: "changed", ...changed } as schemas.LoggedSeriesChange;
  });
}

/** A director of the series adds a tournament that they direct as well. */
export function addTournament(deps: Deps, id: string, actor: Actor, tournament: string): Promise<void> {
  return changeSeries(deps, id, actor, async (client) => {
    const stored = await deps.store.current(tournament);
    if (stored === undefined || !isShownTo(actor, stored.tournament)) throw tournamentNotFound().problem;
    if (!mayDirect(actor, stored.tournament))
      throw new Problem("forbidden", "Only a director of the tournament may add it to a series.");
    if ((await countTournaments(client, id)) >= tournamentsMax)
      throw new Problem("list-full", `A series has at most ${tournamentsMax} tournaments.`);
    const isNew = await insertTournament(client, id, tournament, deps.now());
    return isNew ? { type: "tournament-added", tournament } : undefined;
  });
}

export function removeTournament(deps: Deps, id: string, actor: Actor, tournament: string): Promise<void> {
  return changeSeries(deps, id, actor, async (client) => {
    const wasThere = await deleteTournament(client, id, tournament);
    return wasThere ? { type: "tournament-removed", tournament } : undefined;
  });
}

export function addDirector(deps: Deps, id: string, actor: Actor, account: string): Promise<void> {
  return changeSeries(deps, id, actor, async (client, before) => {
    if (before.directors.includes(account)) return undefined;
    if (!(await playerNames(deps.pool, [account])).has(account))
      throw new Problem("not-found", "No player has this id.");
    if (before.directors.length >= directorsMax)
      throw new Problem("list-full", `A series has at most ${directorsMax} directors.`);
    await updateSeries(client, id, { ...before, directors: [...before.directors, account] });
    return { type: "director-added", account };
  });
}

export function removeDirector(deps: Deps, id: string, actor: Actor, account: string): Promise<void> {
  return changeSeries(deps, id, actor, async (client, before) => {
    const directors = before.directors.filter((one) => one !== account);
    if (directors.length === before.directors.length) return undefined;
    if (directors.length === 0) throw new Problem("unfit", "The series needs at least one director.");
    await updateSeries(client, id, { ...before, directors });
    return { type: "director-removed", account };
  });
}

/** Deletes a series without tournaments. */
export function removeSeries({ pool }: Deps, id: string, actor: Actor): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockedFor(client, id, actor);
    if ((await countTournaments(client, id)) > 0)
      throw new Problem("unfit", "Remove the tournaments from the series first.");
    await deleteSeries(client, id);
  });
}

/** One change by a director, with its log entry; without an entry nothing was changed. */
function changeSeries(
  { pool, now }: Deps,
  id: string,
  actor: Actor,
  change: (client: PoolClient, before: StoredSeries) => Promise<schemas.LoggedSeriesChange | undefined>,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const logged = await change(client, await lockedFor(client, id, actor));
    if (logged !== undefined) await appendChange(client, id, { at: now(), by: actor.id, change: logged });
  });
}

async function lockedFor(client: PoolClient, id: string, actor: Actor): Promise<StoredSeries> {
  const before = await lockSeries(client, id);
  if (before === undefined) throw seriesNotFound();
  if (!mayDirectSeries(actor, before)) throw new Problem("forbidden", "Only a director of the series may do this.");
  return before;
}
