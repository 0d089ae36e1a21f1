import type { Translate } from "../../entries/entry.ts";
import { nameOf, type Readers } from "../../people.ts";
import { type Cubes, type Customer, cubes, type Figure, wares } from "./game.ts";

export { nameOf, whoOf } from "../../people.ts";

export const namesOf = (readers: Readers, seats: readonly number[]): string =>
  seats.map((seat) => nameOf(readers, seat)).join(", ");

/** "2 green cubes, 1 scroll": wares one by one, in their order. */
export function waresOf(t: Translate, list: readonly string[]): string {
  const counted = [...wares, "plague"].flatMap((ware) => {
    const count = list.filter((one) => one === ware).length;
    return count === 0 ? [] : [t(`ware.${ware}`, { count })];
  });
  return counted.join(", ") || t("nothing");
}

/** "3 orange cubes, 1 plague cube". */
export function cubesOf(t: Translate, held: Cubes): string {
  const counted = cubes.flatMap((cube) => (held[cube] === 0 ? [] : [t(`ware.${cube}`, { count: held[cube] })]));
  return counted.join(", ") || t("nothing");
}

/** The way of paying that a move names: "green+coin", "free", "time". */
export function payOf(t: Translate, pay: string, time: number): string {
  if (pay === "free") return t("free");
  return pay === "time" ? t("time", { time }) : waresOf(t, pay.split("+"));
}

export const customerOf = (t: Translate, { asks, prestige }: Customer): string =>
  t("customer", { asks: waresOf(t, asks), prestige });

/** "Ann 1, Bob 2": whose members of which generation. */
export const figuresOf = (t: Translate, readers: Readers, figures: readonly Figure[]): string =>
  figures.map(({ seat, generation }) => t("figure", { name: nameOf(readers, seat), generation })).join(", ");

/** Where a member is; what the chronicle holds is named alike for every work. */
export const placeOf = (t: Translate, place: string): string =>
  t(`place.${place.startsWith("chronicle") ? "chronicle" : place}`);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
