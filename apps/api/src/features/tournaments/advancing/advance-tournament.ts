import { tables } from "@seneschal/tournament";
import type { Game } from "../../../domain/game/game.ts";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { deterministicUuid } from "../../../event-store/appending/idempotent-request.ts";
import { tableOfGame } from "../../../stores/tournament-list-queries.ts";
import { executeTournamentCommand } from "../commands/execute-tournament-command.ts";
import type { TableSeat, TournamentDeps } from "../types.ts";
import { unreadGames } from "./due-tournaments-queries.ts";
import { currentFinishes, finishesOf } from "./finishes.ts";

/**
 * Does what is due in a tournament: reads results of finished games, ends and starts rounds, creates games. Every step can
 * be interrupted, and several processes can run it at once: each game is created once and read once.
 */
export async function advanceTournament(deps: TournamentDeps, id: string): Promise<void> {
  for (;;) {
    const before = await executeTournamentCommand(deps, { id, by: null, decide: () => [] });
    await readGames(deps, id);
    await adjudicate(deps, id);
    await closeAdjudicated(deps, id);
    await openGames(deps, id);
    await closeCancelled(deps, id);
    const after = await deps.store.current(id);
    if (after === undefined || after.tournament.version === before.tournament.version) return;
  }
}

async function readGames(deps: TournamentDeps, id: string): Promise<void> {
  const over = await Promise.all((await unreadGames(deps.pool, id)).map((name) => overGame(deps, name)));
  if (over.length === 0) return;
  await executeTournamentCommand(deps, {
    id,
    by: null,
    decide: ({ tournament }) => over.flatMap((one) => read(tournament, one)),
  });
}

interface OverGame {
  readonly at: { readonly round: number; readonly table: number; readonly game: string };
  readonly game: Game;
}

async function overGame({ pool, games }: TournamentDeps, name: string): Promise<OverGame> {
  const [game, place] = await Promise.all([games.current(name), tableOfGame(pool, name)]);
  if (game === undefined || place === undefined) throw new Error(`the game ${name} of a tournament does not exist`);
  return { at: { round: place.round, table: place.table, game: name }, game };
}

function read(tournament: StoredTournament["tournament"], { at, game }: OverGame) {
  if (game.phase === "closed") return tables.closedGameEvents(tournament, at);
  if (game.phase !== "finished") return [];
  const finishes = finishesOf(game, seatedAt(tournament, at));
  return tables.readTable(tournament, { ...at, version: game.version }, "played", finishes);
}

/** If the settings say so, games that are not over at the deadline of their round are scored as they stand. */
async function adjudicate(deps: TournamentDeps, id: string): Promise<void> {
  const stored = await deps.store.current(id);
  const round = stored?.tournament.rounds.at(-1);
  if (stored === undefined || round?.state !== "published" || stored.tournament.plan.atDeadline !== "adjudicate")
    return;
  if (round.deadline === null || round.deadline > deps.now().toISOString()) return;
  for (const { number, state, game: name } of round.tables) {
    const game = state === "playing" && name !== null ? await deps.games.current(name) : undefined;
    if (game?.phase !== "running") continue;
    const at = { round: round.number, table: number, game: game.id, version: game.version };
    await executeTournamentCommand(deps, {
      id,
      by: null,
      decide({ tournament }) {
        const finishes = currentFinishes(deps.registry, game, seatedAt(tournament, at));
        return tables.readTable(tournament, at, "adjudicated", finishes);
      },
    });
  }
}

/** Closes games that were scored as they stand, also if a process died before it could do so. */
async function closeAdjudicated(deps: TournamentDeps, id: string): Promise<void> {
  const stored = await deps.store.current(id);
  const latest = stored?.tournament.rounds.slice(-2) ?? [];
  for (const { verdict, game: name } of latest.flatMap((round) => round.tables)) {
    const game = verdict === "adjudicated" && name !== null ? await deps.games.current(name) : undefined;
    if (game?.phase === "running") await deps.games.close(game.id, "deadline");
  }
}

/** Ends the running games of a cancelled tournament. */
async function closeCancelled(deps: TournamentDeps, id: string): Promise<void> {
  const stored = await deps.store.current(id);
  if (stored?.tournament.phase !== "cancelled") return;
  const tablesOfRounds = stored.tournament.rounds.flatMap((round) => round.tables);
  const running = tablesOfRounds.flatMap(({ state, game }) => (state === "playing" && game !== null ? [game] : []));
  await Promise.all(running.map((game) => deps.games.close(game, "tournament-cancelled")));
}

/** Creates the games of all tables of a round at the same time. */
async function openGames(deps: TournamentDeps, id: string): Promise<void> {
  const stored = await deps.store.current(id);
  const waiting = stored === undefined ? [] : tables.tablesToOpen(stored.tournament);
  if (stored === undefined || waiting.length === 0) return;
  const opened = waiting.map((table) => {
    const name = `${table.round}.${table.table}.${table.attempt} ${table.players.join()}`;
    return { table, game: deterministicUuid("seneschal/tournament-game", id, name) };
  });
  await Promise.all(opened.map(({ table, game }) => openGame(deps, stored, table, game)));
  const { tournament } = await executeTournamentCommand(deps, {
    id,
    by: null,
    decide: (found) => opened.flatMap(({ table, game }) => tables.openTable(found.tournament, table, game)),
  });
  // If a player withdrew in the meantime, the table has other players or was cancelled.
  const read = new Set(tournament.rounds.flatMap((round) => round.tables.map(({ game }) => game)));
  await Promise.all(opened.map(({ game }) => (read.has(game) ? undefined : deps.games.close(game, "deadline"))));
}

async function openGame(
  { games }: TournamentDeps,
  { tournament }: StoredTournament,
  table: tables.TableToOpen,
  id: string,
) {
  const { plan, directors } = tournament;
  await games.open({
    id,
    name: `${plan.name.slice(0, 44)} – ${table.round}.${table.table}`,
    plan: plan as Parameters<typeof games.open>[0]["plan"],
    host: directors[0] ?? "",
    seats: table.players.map((player) => seatOf(tournament, player)),
  });
}

function seatOf({ players }: StoredTournament["tournament"], name: string): TableSeat {
  const bot = players.find(({ player }) => player === name)?.bot ?? null;
  return bot === null ? { kind: "person", account: name } : { kind: "bot", bot };
}

const seatedAt = ({ rounds }: StoredTournament["tournament"], { round, table }: OverGame["at"]): readonly string[] =>
  rounds.find(({ number }) => number === round)?.tables.find(({ number }) => number === table)?.seated ?? [];
