import type {
  actions,
  buildings,
  cities,
  colours,
  goods,
  places,
  professions,
  Village as SchemaTypes,
  wares,
} from "@seneschal/schema/games/village";
import type { GameTypes, Immutable } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";

/** The types of Village, as `schema` defines them. */
export type Village = GameTypes<SchemaTypes, State>;

export type Move = Village["move"];
export type Fact = Village["fact"];
export type RedactedFact = Village["redactedFact"];
export type View = Village["view"];
export type AgendaStep = Village["step"];
export type Box = Immutable<SchemaTypes["box"]>;
export type Customer = Immutable<SchemaTypes["customer"]>;

export type Action = (typeof actions)[number];
export type Building = (typeof buildings)[number];
export type City = (typeof cities)[number];
export type Colour = (typeof colours)[number];
export type Good = (typeof goods)[number];
export type Place = (typeof places)[number];
export type Profession = (typeof professions)[number];
export type Ware = (typeof wares)[number];
export type Cube = FactOf<"CubeTaken">["cube"];

export type FactOf<Type extends Fact["type"]> = ByType<Fact>[Type];
export type MoveOf<Type extends Move["type"]> = ByType<Move>[Type];
export type Board = Box["board"];
export type PlayerCountTable = Box["tables"][number];
export type Points = FactOf<"FamilyScored">["points"];
export type Result = Omit<FactOf<"GameEnded">, "type">;
export type Seal = Omit<FactOf<"EndSealed">, "type">;
