import { evolve } from "../state/evolve.ts";
import type { Tournament } from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";
import type { Recorded, TournamentEvent } from "../state/types.ts";
import { nextEvents } from "./advance.ts";

export interface AppliedEvents {
  readonly recorded: readonly Recorded[];
  readonly after: Tournament;
}

/** At most this many events follow from one action: more would mean a loop. */
const eventsMax = 20_000;

/** Applies these events and everything that follows from them automatically. */
export function applyEvents(
  before: Tournament | undefined,
  events: readonly TournamentEvent[],
  by: string | null,
  context: TournamentContext,
): AppliedEvents {
  const recorded: Recorded[] = [];
  let tournament = before;
  const happen = (event: TournamentEvent, actor: string | null) => {
    const version = (tournament?.version ?? 0) + 1;
    recorded.push({ version, at: context.now, by: actor, event });
    tournament = evolve(tournament, { version, at: context.now, by: actor, event });
  };
  for (const event of events) happen(event, by);
  for (;;) {
    if (tournament === undefined) throw new Error("no events to apply to a new tournament");
    const next = nextEvents(tournament, context);
    if (next.length === 0) return { recorded, after: tournament };
    for (const event of next) happen(event, null);
    if (recorded.length > eventsMax) throw new Error("the tournament does not come to rest");
  }
}
