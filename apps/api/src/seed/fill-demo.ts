import { seededChance } from "@seneschal/engine";
import { bots, concluded } from "@seneschal/engine/bots";
import { type games, rulesetSchemas } from "@seneschal/schema";
import type { Pool } from "pg";
import { ensureSystemAccount } from "../composition/demo/demo-accounts-store.ts";
import { demoHost, openBotGame } from "../composition/demo/demo-games.ts";
import type { GameServices } from "../composition/game-services.ts";
import { type Game, isOver, seatOf } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { questionOf } from "../domain/game/summary.ts";
import { deterministicUuid } from "../event-store/appending/idempotent-request.ts";
import { openGame } from "../features/lobby/opening/open-game.ts";
import { startGame } from "../features/lobby/opening/start-game.ts";
import { playBots } from "../features/play/bots/bot-player.ts";
import { playMove } from "../features/play/moves/play-move.ts";
import { resign } from "../features/play/moves/resign.ts";
import { createDemoTournament } from "./demo-tournament.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly games: GameServices;
}

const openingMoves = 12;
const joinKey = "demo-join";
const watchKey = "demo-watch";

/**
 * Creates demo content for an empty server: games to replay, one to join, one to watch, and a tournament to register
 * for. Idempotent; returns whether anything was created. The names are places, which are the same in every language.
 */
export async function fillDemo(deps: Deps): Promise<boolean> {
  const existed = await hasDemoGames(deps);
  await ensureSystemAccount(deps.pool, demoHost.id, demoHost.name);
  for (const { key, opening, hostLevel: level } of gamesToReplay) await gameToReplay(deps, opening, key, level);
  await gameToJoin(deps);
  await gameToWatch(deps);
  const isTournamentNew = await createDemoTournament(deps, demoHost.id);
  return !existed || isTournamentNew;
}

async function hasDemoGames({ games: { store } }: Deps): Promise<boolean> {
  const gameBy = (key: string) => store.current(deterministicUuid("seneschal/game", demoHost.id, key));
  const replays = await Promise.all(gamesToReplay.map(({ key }) => gameBy(key)));
  const others = await Promise.all([joinKey, watchKey].map(gameBy));
  return replays.every((game) => game && isOver(game)) && others.every((game) => game !== undefined);
}

async function gameToReplay(deps: Deps, opening: Opening, key: string, level: games.BotLevel): Promise<void> {
  const id = await openBotGame(deps.games.lobbyDeps, opening, key, level);
  if ((await deps.games.store.current(id))?.phase === "open") await startGame(deps.games.lobbyDeps, id, demoHost.id);
  await playBots(deps.games.playDeps, id);
}

/** The first player can start at once, against bots. */
async function gameToJoin(deps: Deps): Promise<void> {
  const opening = { ...demoOpening("middle-ages", "Montaigu", 3), bots: ["medium" as const], startsWhenFull: true };
  await openBotGame(deps.games.lobbyDeps, opening, joinKey, "hard");
}

/** The demo host plays the opening, then a bot takes its seat, so that the game never waits for the host. */
async function gameToWatch(deps: Deps): Promise<void> {
  const { lobbyDeps, playDeps } = deps.games;
  const opening = { ...demoOpening("middle-ages", "Clairvaux", 3), bots: ["hard" as const, "medium" as const] };
  const { id, state } = await openGame(lobbyDeps, demoHost.id, opening, watchKey);
  if (state === "open") await startGame(lobbyDeps, id, demoHost.id);
  await playOpening(deps, id);
  if (state !== "finished") await resign(playDeps, id, demoHost.id);
}

async function playOpening(deps: Deps, id: string): Promise<void> {
  const { store, playDeps } = deps.games;
  for (let game = await store.current(id); game !== undefined && movesOf(game) < openingMoves; ) {
    await playBots(playDeps, id);
    game = await store.current(id);
    const move = game && hostMove(deps, game);
    if (game === undefined || move === undefined) return;
    const body = { expectedVersion: game.version, move };
    await playMove(playDeps, { game: id, player: demoHost.id, body });
    game = await store.current(id);
  }
}

function hostMove({ registry }: Deps, game: Game) {
  const seat = seatOf(game, demoHost.id);
  if (seat === undefined || !questionOf(registry, game)?.seats.includes(seat)) return undefined;
  const { ruleset, schema } = registry.of(game.settings.ruleset);
  const move = concluded(bots.medium({ ruleset, state: game.position, seat, chance: seededChance(game.version) }));
  return schema.move.parse(move);
}

/** The number of events after the seats were taken and the game started. */
function movesOf({ version, seats }: Game): number {
  return version - seats.length - 2;
}

type Opening = ReturnType<typeof demoOpening> & { bots: games.BotLevel[] };

function demoOpening(ruleset: string, name: string, seats: number) {
  const withoutClock = { pace: "none" as const, weekendsOff: false };
  const shown = { visibility: "public" as const, startsWhenFull: false, readyCheck: false };
  return { ruleset, options: usualOptions(ruleset), name, seats, ...shown, ...withoutClock };
}

/** Without them, a game of Fief 1429 would have no last turn. */
function usualOptions(ruleset: string) {
  const schema = rulesetSchemas.find(({ id }) => id === ruleset);
  if (schema === undefined) throw new Error(`there is no ruleset ${ruleset}`);
  return schema.options.parse({});
}

/** The seat of the demo host is a bot's, too. */
const gamesToReplay: readonly {
  readonly key: string;
  readonly opening: Opening;
  readonly hostLevel: games.BotLevel;
}[] = [
  {
    key: "demo-replay-fief",
    opening: { ...demoOpening("fief-1429", "Bouvines", 3), bots: ["medium", "easy"] },
    hostLevel: "medium",
  },
  {
    key: "demo-replay-village",
    opening: { ...demoOpening("village", "Sainte-Aude", 3), bots: ["medium", "easy"] },
    hostLevel: "medium",
  },
  {
    key: "demo-replay",
    opening: { ...demoOpening("middle-ages", "Beaulieu", 4), bots: ["medium", "medium", "easy"] },
    hostLevel: "hard",
  },
];
