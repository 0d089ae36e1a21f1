import type { Translate } from "../../entries/entry.ts";
import type { Domain, Tile } from "./game.ts";

export { nameOf, whoOf } from "../../people.ts";

/** "Mill 5". */
export function tileName(t: Translate, { domain, number }: Pick<Tile, "domain" | "number">): string {
  return t("tile", { domain: t(`domain.${domain}`), number });
}

/** "Mill 5, Peasant": all that the tile shows. */
export function tileInFull(t: Translate, tile: Tile): string {
  return [tileName(t, tile), ...signNames(t, tile)].join(", ");
}

/** "3 Mills". */
export function tilesOf(t: Translate, domain: Domain, tiles: number): string {
  return t(`tilesOf.${domain}`, { tiles });
}

/** "+4", "−2", "0": a gain or a loss never goes without its sign. */
export function signed(coins: number): string {
  if (coins === 0) return "0";
  return coins > 0 ? `+${coins}` : `−${Math.abs(coins)}`;
}

/** "+4 coins", "−1 coin". */
export const signedCoins = (t: Translate, coins: number): string =>
  t("signedCoins", { signed: signed(coins), count: Math.abs(coins) });

/** A figure that may be below zero, with a true minus. */
export const figure = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `${value}`);

function signNames(t: Translate, { peasants, chests }: Tile): readonly string[] {
  return [
    ...(peasants > 0 ? [t("shows.peasants", { peasants })] : []),
    ...(chests > 0 ? [t("shows.chests", { chests })] : []),
  ];
}
