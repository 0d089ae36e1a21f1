import { setTimeout as pause } from "node:timers/promises";
import { type Chance, seededChance } from "@seneschal/engine";
import type { Position } from "../../../src/features/play/types.ts";
import { begunGame, Caller, guest } from "../server/caller.ts";
import { type Followed, type Frame, followed } from "../server/followed.ts";
import { anyMove } from "./any-move.ts";

/** A response, its headers or a frame, and the version of the game at that time. */
export interface Overheard {
  readonly viewer: Caller;
  readonly text: string;
  readonly version: number;
}

export interface WatchedGame {
  readonly id: string;
  /** The players by seat, then the spectators. */
  readonly viewers: readonly Caller[];
  /** Everything that anyone received, up to the frames that end the game. */
  readonly overheard: readonly Overheard[];
}

const takesBackAfter = 3;
const resignsAfter = 12;
const looksEvery = 6;

/** A game that everyone watches through every endpoint: one move is undone, and the last seat resigns. */
export async function watchedGame(url: string, players: readonly Caller[], opening: object): Promise<WatchedGame> {
  const { id } = await begunGame(players, opening);
  const viewers = [...players, new Caller(url), await guest(url, "Spectator")];
  const streams = viewers.map((viewer) => followed(viewer, id, { after: 0 }));
  const game = { id, viewers, overheard: [], streams };
  await playToItsEnd(game, players);
  await Promise.all(streams.map((stream) => stream.stop()));
  return game;
}

interface Watch extends WatchedGame {
  readonly overheard: Overheard[];
  readonly streams: readonly Followed[];
}

async function playToItsEnd(game: Watch, players: readonly Caller[]): Promise<void> {
  const chance = seededChance(7);
  let isTakenBack = false;
  for (let turn = 0; ; turn++) {
    const { version, question } = await atRest(game, turn > resignsAfter ? players.length - 1 : undefined);
    await recordFrames(game, version, question === null);
    if (question === null) return;
    if (turn % looksEvery === 0) await lookEverywhere(game, version);
    if (turn === resignsAfter) {
      await players.at(-1)?.post(`/v1/games/${game.id}/resignation`);
      continue;
    }
    const player = players[question.seats[0] ?? -1];
    if (player === undefined) throw new Error("it is the turn of a seat without a player");
    const { asked, played } = await rehearsedMove(player, game.id, chance);
    if (isTakenBack || turn < takesBackAfter || !played.canUndo || asked.type === "stake") continue;
    await takeBack(game, player, played.version);
    isTakenBack = true;
  }
}

async function takeBack(game: Watch, player: Caller, version: number): Promise<void> {
  await recordFrames(game, version);
  await lookEverywhere(game, version);
  const undone = await player.post<Position>(`/v1/games/${game.id}/undo`, { expectedVersion: version });
  await recordFrames(game, undone.version);
  await lookEverywhere(game, undone.version);
}

async function rehearsedMove(player: Caller, id: string, chance: Chance) {
  const position = await player.position(id);
  const { version } = position;
  const asked = anyMove(position, chance);
  await player.post(`/v1/games/${id}/previews`, { expectedVersion: version, moves: [asked] });
  return { asked, played: await player.move(id, version, asked) };
}

/** When no bot has a turn, nothing happens until a person moves. */
async function atRest({ id, viewers: [host] }: Watch, caretaker: number | undefined): Promise<Position> {
  if (host === undefined) throw new Error("there is no viewer");
  for (;;) {
    const position = await host.position(id);
    if (caretaker === undefined || !position.question?.seats.includes(caretaker)) return position;
    await pause(5);
  }
}

/** Records what was sent until everyone has received this version or, for the last one, the end of the game. */
async function recordFrames({ viewers, overheard, streams }: Watch, version: number, isOver = false): Promise<void> {
  const isHeard = ({ event, id, data }: Frame) =>
    isOver ? event === "game" && (data as { state: string }).state === "finished" : id === version;
  for (const stream of streams) await stream.until((frames) => frames.some(isHeard));
  for (const viewer of viewers) {
    overheard.push(...viewer.received.splice(0).map((text) => ({ viewer, text, version })));
  }
}

async function lookEverywhere({ id, viewers }: WatchedGame, head: number): Promise<void> {
  await Promise.all(viewers.map((viewer) => lookThroughEveryDoor(viewer, id, head)));
}

async function lookThroughEveryDoor(viewer: Caller, id: string, head: number): Promise<void> {
  const paths = [
    `/v1/games/${id}`,
    "/v1/games?limit=100",
    `/v1/games/${id}/position`,
    `/v1/games/${id}/position?at=${head - 1}`,
    ...["spectator", "0", "1", "2", "arbiter"].map((audience) => `/v1/games/${id}/position?as=${audience}`),
    `/v1/games/${id}/steps`,
    `/v1/games/${id}/steps?as=1`,
    `/v1/games/${id}/replay`,
    `/v1/games/${id}/replay/changes`,
    `/v1/games/${id}/export`,
  ];
  for (const path of paths) await viewer.call("GET", path);
  await viewer.call("POST", `/v1/games/${id}/moves`, { expectedVersion: head, move: { type: "bid", card: 1 } });
  await viewer.call("POST", `/v1/games/${id}/undo`, { expectedVersion: head + 5 });
}
