import { goesBackTo } from "../history/after-event.ts";
import { neverStanding } from "../history/clocks-after.ts";
import type { GameEvent } from "../history/events.ts";
import type { Circumstances } from "../history/extension.ts";
import type { Game } from "../history/game.ts";
import type { ChangeNeeds } from "./change-game.ts";

type Needs = Pick<ChangeNeeds, "store" | "register" | "now" | "standing">;

/** Under which circumstances these events happen now, to a game or as its first. */
export async function circumstancesOf(
  { store, register, now, standing }: Needs,
  game: Game | undefined,
  events: readonly GameEvent[],
): Promise<Circumstances> {
  // Before anything is read: what happened by then, an outage too, is among what is read.
  const at = now().toISOString();
  const control = clockOf(game, events);
  const standingOf = control === undefined ? neverStanding : await standing(control, accountsOf(game, events));
  const to = returnIn(events);
  const earlier = game === undefined || to === undefined ? undefined : await store.at(game.id, to);
  return { register, at, standingOf, earlier };
}

/** The version to which one of these events goes back. */
function returnIn(events: readonly GameEvent[]): number | undefined {
  return events.map(goesBackTo).find((to) => to !== undefined);
}

function clockOf(game: Game | undefined, [first]: readonly GameEvent[]) {
  return first?.type === "GameOpened" ? first.clock : game?.terms.clock;
}

/** Whose clocks may start or stop: those at the table, and those who come to it. */
function accountsOf(game: Game | undefined, events: readonly GameEvent[]): readonly string[] {
  const seated = (game?.seats ?? []).flatMap((sitting) => (sitting.kind === "person" ? [sitting.account] : []));
  const coming = events.flatMap((event) =>
    (event.type === "SeatTaken" || event.type === "SeatReplaced") && event.newcomer.kind === "person"
      ? [event.newcomer.account]
      : [],
  );
  return [...new Set([...seated, ...coming])];
}
