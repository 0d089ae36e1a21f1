import type { Village as SchemaTypes } from "@seneschal/schema/games/village";
import { cubes } from "@seneschal/wording/games/village";
import type { BoardModel } from "../board-model.ts";

export type Village = SchemaTypes;
export type View = SchemaTypes["view"];
export type Fact = SchemaTypes["redactedFact"];
export type VillageModel = BoardModel<Village>;

export type Family = View["families"][number];
export type Member = Family["members"][number];
export type Place = Member["place"];
export type Figure = View["blackBag"]["members"][number];
export type Space = View["spaces"][number];
export type Action = Space["action"];
export type Cubes = Space["cubes"];
export type Cube = keyof Cubes;
export type Customer = SchemaTypes["customer"];
export type Ware = keyof Family["stock"];
export type Points = Family["points"];

export const sources = [
  "prestige",
  "travel",
  "council",
  "church",
  "chronicle",
  "customers",
  "coins",
] as const satisfies readonly (keyof Points)[];

export const familyOf = ({ families }: View, seat: number): Family | undefined =>
  families.find((family) => family.seat === seat);

/** Everybody who is at a place, seat by seat. */
export const figuresAt = ({ families }: View, place: Place): readonly Figure[] =>
  families.flatMap(({ seat, members }) =>
    members.filter((member) => member.place === place).map(({ generation }) => ({ seat, generation })),
  );

export const cubesIn = (held: Cubes): readonly Cube[] =>
  cubes.flatMap((cube) => Array.from({ length: held[cube] }, () => cube));

/** Things that look alike, told apart by their place in a row that is always drawn as a whole. */
export const numbered = <One>(list: readonly One[]): readonly { readonly one: One; readonly key: string }[] =>
  list.map((one, place) => ({ one, key: `${place}` }));
