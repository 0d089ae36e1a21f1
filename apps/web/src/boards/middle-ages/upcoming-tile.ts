import type { MovePreview } from "../board-model.ts";
import type { Domain, MiddleAges, Tile } from "./game.ts";

/** The tile that the previewed move would lay on top of a column. */
export function upcomingTile(
  preview: MovePreview<MiddleAges> | null | undefined,
  seat: number,
  domain: Domain,
): Tile | undefined {
  const comes = preview?.facts.find(
    (told) =>
      (told.type === "TileGathered" || told.type === "TileRaised") && told.seat === seat && told.tile.domain === domain,
  );
  return comes && "tile" in comes && "domain" in comes.tile ? comes.tile : undefined;
}
