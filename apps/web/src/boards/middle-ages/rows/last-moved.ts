import type { Fact } from "../game.ts";

/** Whether a piece came to this place with the last facts. */
export function wasLastMoved(recent: readonly Fact[], round: number, place: number): boolean {
  return recent.some(
    (fact) => (fact.type === "LordSent" || fact.type === "ScoutSent") && fact.round === round && fact.place === place,
  );
}

/** The domains of a fief whose top tile came with the last facts. */
export function lastGathered(recent: readonly Fact[], seat: number): readonly string[] {
  return recent.flatMap((fact) =>
    (fact.type === "TileGathered" || fact.type === "TileRaised") && fact.seat === seat ? [fact.tile.domain] : [],
  );
}
