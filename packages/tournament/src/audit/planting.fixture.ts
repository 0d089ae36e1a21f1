import type { EventOf, Recorded, TournamentEvent } from "../tournament/state/types.ts";

type Type = TournamentEvent["type"];

/** The log with another event of this type in place of one; the last unless the test says which. */
export function planted<Wanted extends Type>(
  log: readonly Recorded[],
  type: Wanted,
  change: (event: EventOf<Wanted>) => TournamentEvent,
  which: number | ((event: EventOf<Wanted>) => boolean) = -1,
): readonly Recorded[] {
  const isWanted = (event: TournamentEvent) =>
    event.type === type && (typeof which === "number" || which(event as EventOf<Wanted>));
  const places = log.flatMap(({ event }, place) => (isWanted(event) ? [place] : []));
  const place = places.at(typeof which === "number" ? which : -1);
  if (place === undefined) throw new Error(`the log has no such ${type}`);
  return log.map((one, at) => (at === place ? { ...one, event: change(one.event as EventOf<Wanted>) } : one));
}

/** Two players of the first two tables change places. */
export function exchanged(event: EventOf<"RoundDrafted">): EventOf<"RoundDrafted"> {
  const [first, second, ...others] = event.tables;
  if (first === undefined || second === undefined) throw new Error("a round of one table");
  const [one, other] = [first.players[0] as string, second.players[0] as string];
  const tables = [
    { ...first, players: first.players.with(0, other) },
    { ...second, players: second.players.with(0, one) },
    ...others,
  ];
  return { ...event, tables };
}
