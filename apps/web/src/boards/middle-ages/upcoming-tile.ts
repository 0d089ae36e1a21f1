import type { MovePreview } from "../board-model.ts";
import type { Domain, MiddleAges, Tile } from "./game.ts";

/** The tile that the previewed move would lay on top of a column. */
export function upcomingTile(
  preview: MovePreview<MiddleAges> | null | undefined,
  seat: number,
  domain: Domain,
): Tile | undefined {
  const comes = preview?.facts.find(
    (fact) =>
      (fact.type === "TileGathered" || fact.type === "TileRaised") && fact.seat === seat && fact.tile.domain === domain,
  );
  return comes && "tile" in comes && "domain" in comes.tile ? comes.tile : undefined;
}
