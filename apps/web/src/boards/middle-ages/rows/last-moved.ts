import type { Told } from "../game.ts";

/** Whether a piece came to this place with the last facts. */
export function wasLastMoved(recent: readonly Told[], round: number, place: number): boolean {
  return recent.some(
    (told) => (told.type === "LordSent" || told.type === "ScoutSent") && told.round === round && told.place === place,
  );
}

/** The domains of a fief whose top tile came with the last facts. */
export function lastGathered(recent: readonly Told[], seat: number): readonly string[] {
  return recent.flatMap((told) =>
    (told.type === "TileGathered" || told.type === "TileRaised") && told.seat === seat ? [told.tile.domain] : [],
  );
}
