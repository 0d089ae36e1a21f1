import { goesBackTo } from "../history/after-event.ts";
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
  const standingOf = await standing(clockOf(game, events), accountsOf(game, events));
  return { register, at: now().toISOString(), standingOf, earlier: await earlierOf(store, game, events) };
}

/** The game to which one of these events goes back. */
async function earlierOf(store: ChangeNeeds["store"], game: Game | undefined, events: readonly GameEvent[]) {
  const [to] = events.flatMap((event) => goesBackTo(event) ?? []);
  return game === undefined || to === undefined ? undefined : store.at(game.id, to);
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
