import type { Rehearsal } from "../scene.ts";
import type { Domain, MiddleAges, Tile, Told } from "./game.ts";

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

/** What a seat gains or loses by one fact. */
export function changeOf(told: Told, seat: number): number {
  if (told.type === "CoinsGained" && told.seat === seat) return told.coins;
  if (told.type === "CoinsLost" && told.seat === seat) return 0 - told.coins;
  if (told.type !== "CoinsPaid") return 0;
  if (told.to === seat) return told.coins;
  return told.from === seat ? 0 - told.coins : 0;
}

/** What a seat holds after one fact, where the fact says so. */
export function totalAfter(told: Told, seat: number): number | undefined {
  if ((told.type === "CoinsGained" || told.type === "CoinsLost") && told.seat === seat) return told.total;
  if (told.type !== "CoinsPaid") return undefined;
  if (told.to === seat) return told.toTotal;
  return told.from === seat ? told.fromTotal : undefined;
}
