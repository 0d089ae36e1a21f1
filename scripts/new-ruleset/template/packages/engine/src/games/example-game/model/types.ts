import type { ExampleGame as SchemaTypes } from "@seneschal/schema/games/example-game";
import type { GameTypes } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";

/** The types of Example game, as `schema` defines them. */
export type ExampleGame = GameTypes<SchemaTypes, State>;

export type Move = ExampleGame["move"];
export type Fact = ExampleGame["fact"];
export type View = ExampleGame["view"];
export type AgendaStep = ExampleGame["step"];

export type FactOf<Type extends Fact["type"]> = ByType<Fact>[Type];
