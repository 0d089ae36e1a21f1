import { colours } from "@seneschal/schema/games/village";
import type { Cubes } from "./state.ts";
import type { Cube } from "./types.ts";

export const allCubes: readonly Cube[] = [...colours, "plague"];
export const noCubes: Cubes = { orange: 0, green: 0, brown: 0, pink: 0, plague: 0 };

export const cubesIn = (cubes: Cubes): number => cubes.orange + cubes.green + cubes.brown + cubes.pink + cubes.plague;

export const sum = (one: Cubes, other: Cubes): Cubes => ({
  orange: one.orange + other.orange,
  green: one.green + other.green,
  brown: one.brown + other.brown,
  pink: one.pink + other.pink,
  plague: one.plague + other.plague,
});

export const less = (one: Cubes, other: Cubes): Cubes => ({
  orange: one.orange - other.orange,
  green: one.green - other.green,
  brown: one.brown - other.brown,
  pink: one.pink - other.pink,
  plague: one.plague - other.plague,
});

/** More cubes of one kind, or fewer. */
export function withMoreOf(cubes: Cubes, kind: Cube, more: number): Cubes {
  const counted: Record<Cube, number> = sum(cubes, noCubes);
  counted[kind] += more;
  return counted;
}
