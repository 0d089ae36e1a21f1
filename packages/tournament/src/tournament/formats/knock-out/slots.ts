import { holderOf, type Round, type StageState, type TournamentTable } from "../../state/tournament.ts";
import { mainTables } from "./ranking.ts";

/** For each player, the seed whose place in a fixed bracket they have: 0 is the best. */
export type Slots = ReadonlyMap<string, number>;

/**
 * The places in a fixed bracket after some rounds: the winner of a table takes the place of its best seed, the next
 * player that of the second-best, and so on. So it is known from the start which tables meet.
 * @param finishOrder the players of a table, the best first
 */
export function slotsAfter(
  stage: StageState,
  rounds: readonly Round[],
  finishOrder: (table: TournamentTable, round: Round) => readonly string[],
): Slots {
  let slots = new Map(stage.players.map((player, place) => [player, place]));
  const holder = (player: string) => holderOf(stage.substitutions, player);
  for (const round of rounds) {
    const after = new Map(slots);
    for (const table of mainTables(round)) {
      const order = finishOrder(table, round).map(holder);
      const free = order.flatMap((player) => slots.get(player) ?? []).toSorted((one, other) => one - other);
      for (const [place, player] of order.entries()) after.set(player, free[place] ?? stage.players.length);
    }
    slots = after;
  }
  return slots;
}
