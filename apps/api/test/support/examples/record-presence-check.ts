import { seededChance } from "@seneschal/engine";
import { anyMove } from "../games/any-move.ts";
import type { Caller } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";

interface Recording {
  readonly record: RecordExample;
  readonly meet: RecordProblem;
  /** Lets days pass. */
  readonly pass: (days: number) => void;
}

/** Records two presence checks: one that a player answers, and one that ends with a replacement. */
export async function recordPresenceCheck({ record, meet, pass }: Recording, ada: Caller, bea: Caller): Promise<void> {
  const { id } = await ada.open({ ruleset: "middle-ages", options: {}, name: "The silent table", seats: 2 });
  await bea.post(`/v1/games/${id}/seats`, {});
  await ada.post(`/v1/games/${id}/start`);
  const [starter, asked] = (await playUntilOneWaits(id, [ada, bea])) === 0 ? [bea, ada] : [ada, bea];
  const path = `/v1/games/${id}/presence-check`;
  await meet("presence-check-closed", starter, `POST ${path}`);
  pass(8);
  await record("startPresenceCheck", starter, `POST ${path}`);
  await record("confirmPresence", asked, `POST ${path}/confirmation`);
  pass(8);
  await starter.post(path);
  pass(4);
  const about = asked === ada ? 0 : 1;
  await record("voteOnReplacement", starter, `POST ${path}/votes`, { about, agrees: true });
}

/** Plays until the game waits for one seat, and returns it. */
async function playUntilOneWaits(game: string, players: readonly Caller[]): Promise<number> {
  const chance = seededChance(5);
  for (;;) {
    const [first, ...others] = (await players[0]?.position(game))?.question?.seats ?? [];
    const player = players[first ?? -1];
    if (first === undefined || player === undefined) throw new Error("the game waits for no player");
    if (others.length === 0) return first;
    const position = await player.position(game);
    await player.move(game, position.version, anyMove(position, chance));
  }
}
