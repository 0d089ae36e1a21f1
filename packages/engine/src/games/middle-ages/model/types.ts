import type { domains as middleAgesDomains, MiddleAges as SchemaTypes } from "@seneschal/schema/games/middle-ages";
import type { Immutable } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";

/** The types of Middle-Ages, as `schema` defines them. */
export type MiddleAges = {
  readonly options: Immutable<SchemaTypes["options"]>;
  readonly state: State;
  readonly move: Move;
  readonly fact: Fact;
  readonly redactedFact: RedactedFact;
  readonly view: View;
};

export type Move = Immutable<SchemaTypes["move"]>;
export type Fact = Immutable<SchemaTypes["fact"]>;
export type RedactedFact = Immutable<SchemaTypes["redactedFact"]>;
export type View = Immutable<SchemaTypes["view"]>;
export type AgendaStep = Immutable<SchemaTypes["step"]>;
export type Tile = Immutable<SchemaTypes["tile"]>;
export type TileSet = Immutable<SchemaTypes["tileSet"]>;
export type Domain = (typeof middleAgesDomains)[number];
export type Stack = Tile["stack"];

export type FactOf<Type extends Fact["type"]> = ByType<Fact>[Type];
export type EventId = FactOf<"EventStruck">["event"];
export type Cause = FactOf<"CoinsGained">["cause"];
export type Ending = Omit<FactOf<"GameEnded">, "type">;

export type DomainEffect = TileSet["domains"][number]["effect"];
export type EventEffect = TileSet["events"][number]["effect"];
/** One kind of a union that is told apart by its kind. */
export type Kind<Union extends { readonly kind: string }, Name extends Union["kind"]> = Union & { readonly kind: Name };
