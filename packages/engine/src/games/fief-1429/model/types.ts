import type { pieces, Fief1429 as SchemaTypes } from "@seneschal/schema/games/fief-1429";
import type { Immutable } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";

/** The types of Fief 1429, as `schema` defines them. */
export type Fief1429 = {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly fact: Fact;
  readonly redactedFact: RedactedFact;
  readonly view: View;
};

export type Options = Immutable<SchemaTypes["options"]>;
export type Move = Immutable<SchemaTypes["move"]>;
export type Fact = Immutable<SchemaTypes["fact"]>;
export type RedactedFact = Immutable<SchemaTypes["redactedFact"]>;
export type View = Immutable<SchemaTypes["view"]>;
export type AgendaStep = Immutable<SchemaTypes["step"]>;
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
