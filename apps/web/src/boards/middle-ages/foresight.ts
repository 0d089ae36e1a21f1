import type { Rehearsal } from "../board-model.ts";
import type { Domain, MiddleAges, Tile } from "./game.ts";

/** The tile that the rehearsed move would lay on top of a column. */
export function comingTile(
  rehearsal: Rehearsal<MiddleAges> | null | undefined,
  seat: number,
  domain: Domain,
): Tile | undefined {
  const comes = rehearsal?.facts.find(
    (told) =>
      (told.type === "TileGathered" || told.type === "TileRaised") && told.seat === seat && told.tile.domain === domain,
  );
  return comes && "tile" in comes && "domain" in comes.tile ? comes.tile : undefined;
}
