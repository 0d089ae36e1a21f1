import type { domains as middleAgesDomains, MiddleAges as SchemaTypes } from "@seneschal/schema/games/middle-ages";
import type { GameTypes, Immutable } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";

/** The types of Middle-Ages, as `schema` defines them. */
export type MiddleAges = GameTypes<SchemaTypes, State>;

export type Move = MiddleAges["move"];
export type Fact = MiddleAges["fact"];
export type RedactedFact = MiddleAges["redactedFact"];
export type View = MiddleAges["view"];
export type AgendaStep = MiddleAges["step"];
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
