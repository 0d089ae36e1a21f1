import type { Interval } from "../domain/clocks/intervals.ts";
import { noPauses } from "../domain/game/clocks-after.ts";
import type { GameEvent } from "../domain/game/events.ts";
import { rollbackTarget } from "../domain/game/evolve.ts";
import type { Game } from "../domain/game/game.ts";
import type { CommandContext } from "../domain/game/transition.ts";
import type { CommandDeps } from "./execute-command.ts";

type Deps = Pick<CommandDeps, "store" | "registry" | "now" | "standing">;

/** The context in which these events happen now, to a game or as its first. */
export async function commandContext(
  { store, registry, now, standing }: Deps,
  game: Game | undefined,
  events: readonly GameEvent[],
): Promise<CommandContext> {
  // Before anything is read: what happened by then, an outage too, is among what is read.
  const time = now().getTime();
  const control = clockOf(game, events);
  const known = control === undefined ? undefined : await standing(control, accountsOf(game, events));
  const at = new Date(outsideOutages(time, known?.outages ?? [])).toISOString();
  const to = returnIn(events);
  const stateAtTarget = game === undefined || to === undefined ? undefined : await store.at(game.id, to);
  return { registry, at, pausesOf: known?.pausesOf ?? noPauses, stateAtTarget };
}

/**
 * Nothing happens during an outage. A process whose time lies within an outage has not noticed yet that the
 * database's clock jumped: what it does with the outage in mind is dated after it.
 */
function outsideOutages(time: number, outages: readonly Interval[]): number {
  return outages.reduce((at, { from, to }) => (from <= at && at < to ? to : at), time);
}

/** The version to which one of these events goes back. */
function returnIn(events: readonly GameEvent[]): number | undefined {
  return events.map(rollbackTarget).find((to) => to !== undefined);
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
