import { seededChance } from "@seneschal/engine";
import { bots, concluded } from "@seneschal/engine/bots";
import type { Pool } from "pg";
import { keepHouseAccount } from "../database/house-accounts.ts";
import { type Game, seatOf } from "../history/game.ts";
import type { Register } from "../history/register.ts";
import { questionOf } from "../history/summary.ts";
import type { OpenGames } from "../open-games.ts";
import { playBots } from "../play/bot-player.ts";
import { playOf } from "../play/play.ts";

interface Needs {
  readonly pool: Pool;
  readonly register: Register;
  readonly games: OpenGames;
}

const steward = { id: "house-steward", name: "Aubert" };
const movesBeforeThePause = 12;

/** Something to see in an empty house: a game to replay, one to join, one to watch. Done once, however often asked. */
export async function fillDemo(needs: Needs): Promise<void> {
  await keepHouseAccount(needs.pool, steward.id, steward.name);
  await gameToReplay(needs);
  await gameToJoin(needs);
  await gameToWatch(needs);
}

async function gameToReplay({ games: { lobby, playing } }: Needs): Promise<void> {
  const opening = { ...middleAges("The old charter", 4), bots: ["greedy", "search", "greedy"] as const };
  const { id, state } = await lobby.open(steward.id, { ...opening, bots: [...opening.bots] }, "demo-replay");
  if (state === "finished") return;
  if (state === "open") {
    await lobby.standUp(id, steward.id, 0);
    await lobby.seatBot(id, steward.id, { seat: 0, bot: "search" });
    await lobby.start(id, steward.id);
  }
  await playBots(playing, id, () => false);
}

async function gameToJoin({ games: { lobby } }: Needs): Promise<void> {
  const opening = { ...middleAges("A seat by the fire", 3), bots: ["greedy" as const], startsWhenFull: true };
  await lobby.open(steward.id, opening, "demo-join");
}

async function gameToWatch(needs: Needs): Promise<void> {
  const { store, lobby, playing } = needs.games;
  const opening = { ...middleAges("The long winter", 3), bots: ["search" as const, "greedy" as const] };
  const { id, state } = await lobby.open(steward.id, opening, "demo-watch");
  if (state === "open") await lobby.start(id, steward.id);
  const play = playOf(playing);
  for (let game = await store.current(id); game !== undefined && movesIn(game) < movesBeforeThePause; ) {
    await playBots(playing, id, () => false);
    game = await store.current(id);
    const move = game && stewardsMove(needs, game);
    if (game === undefined || move === undefined) return;
    await play.move(id, steward.id, { expectedVersion: game.version, move }, undefined);
    game = await store.current(id);
  }
}

function stewardsMove({ register }: Needs, game: Game) {
  const seat = seatOf(game, steward.id);
  if (seat === undefined || !questionOf(register, game)?.seats.includes(seat)) return undefined;
  const { ruleset, schema } = register.of(game.terms.ruleset);
  const move = concluded(bots.greedy({ ruleset, state: game.position, seat, chance: seededChance(game.version) }));
  return schema.move.parse(move);
}

/** Every event after the seats were taken and the game began. */
function movesIn({ version, seats }: Game): number {
  return version - seats.length - 2;
}

function middleAges(name: string, seats: number) {
  return { ruleset: "middle-ages", options: {}, name, seats, visibility: "public" as const, startsWhenFull: false };
}
