import type { pieces, Fief1429 as SchemaTypes } from "@seneschal/schema/games/fief-1429";
import type { GameTypes, Immutable } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";

/** The types of Fief 1429, as `schema` defines them. */
export type Fief1429 = GameTypes<SchemaTypes, State>;

export type Options = Fief1429["options"];
export type Move = Fief1429["move"];
export type Fact = Fief1429["fact"];
export type RedactedFact = Fief1429["redactedFact"];
export type View = Fief1429["view"];
export type AgendaStep = Fief1429["step"];
export type Band = Immutable<SchemaTypes["band"]>;
export type Matter = Immutable<SchemaTypes["matter"]>;
export type Card = SchemaTypes["card"];
export type AnyCard = SchemaTypes["anyCard"];

export type FactOf<Type extends Fact["type"]> = ByType<Fact>[Type];
export type MoveOf<Type extends Move["type"]> = ByType<Move>[Type];
export type MatterOf<Kind extends Matter["kind"]> = Extract<Matter, { readonly kind: Kind }>;

type Pieces = typeof pieces;
export type VillageId = Pieces["villages"][number];
export type FiefId = Pieces["fiefs"][number];
export type RelicId = Pieces["relics"][number];
export type Pledge = Pieces["pledges"][number];
export type BandShown = View["villages"][number]["bands"][number];
export type LordId = Pieces["lords"][number];
export type Calamity = Pieces["calamities"][number];
export type Boon = Pieces["boons"][number];
export type Office = Pieces["offices"][number];
export type Crown = "pope" | "king" | "queen" | "prince";
export type Side = "attack" | "defend";
export type Phase = FactOf<"PhaseBegan">["phase"];
export type Ending = Omit<FactOf<"GameEnded">, "type">;
export type CauseOfLoss = FactOf<"LordDied">["cause"];
