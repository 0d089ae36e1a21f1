import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Domain, Tile } from "./game.ts";

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

/** The name of the player of a seat. */
export function nameOf({ people }: Readers, seat: number): string {
  return people[seat]?.name ?? `${seat + 1}`;
}

/**
 * The value of a seat for messages of the form `{seat, select, you {…} other {…}}`.
 * A player whose name is "you" gets an invisible mark, so that the message does not address the reader.
 */
export function whoOf(readers: Readers, seat: number): string {
  if (seat === readers.yourSeat) return "you";
  const name = nameOf(readers, seat);
  return name === "you" ? `${name}\u2060` : name;
}

function signNames(t: Translate, { peasants, chests }: Tile): readonly string[] {
  return [
    ...(peasants > 0 ? [t("shows.peasants", { peasants })] : []),
    ...(chests > 0 ? [t("shows.chests", { chests })] : []),
  ];
}
