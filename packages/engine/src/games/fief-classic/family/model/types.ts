import type { FiguresFile, pieces, FiefClassic as SchemaTypes } from "@seneschal/schema/games/fief-classic";
import type { GameTypes, Immutable } from "../../../../core/ruleset.ts";
import type { ByType } from "../../../../core/unions.ts";
import type { State } from "./state.ts";

/** The types of both editions, as `schema` defines them. */
export type FiefClassic = GameTypes<SchemaTypes, State>;

export type Options = FiefClassic["options"];
export type Move = FiefClassic["move"];
export type Fact = FiefClassic["fact"];
export type RedactedFact = FiefClassic["redactedFact"];
export type View = FiefClassic["view"];
export type AgendaStep = FiefClassic["step"];
export type Matter = Immutable<SchemaTypes["matter"]>;
export type Card = SchemaTypes["card"];
export type Figures = Immutable<FiguresFile>;

export type MoveOf<Type extends Move["type"]> = ByType<Move>[Type];
export type FactOf<Type extends Fact["type"]> = ByType<Fact>[Type];
export type MatterOf<Kind extends Matter["kind"]> = Extract<Matter, { readonly kind: Kind }>;

type Pieces = typeof pieces;
export type VillageId = Pieces["villages"][number];
export type RegionId = Pieces["regions"][number];
export type SeeId = Pieces["sees"][number];
export type LordId = Pieces["lords"][number];
export type Curse = Pieces["curses"][number];
export type AttackCard = Pieces["attacks"][number];
export type Remedy = Pieces["remedies"][number];
export type Tax = Pieces["taxes"][number];
export type SeeCard = Pieces["seeCards"][number];
export type Pledge = Pieces["pledges"][number];
export type Phase = FactOf<"PhaseBegan">["phase"];
export type Stance = FactOf<"StanceTaken">["stance"];
export type Goal = FactOf<"GameBegan">["goal"];
export type Side = NonNullable<FactOf<"BattleEnded">["victor"]>;
export type Ending = Omit<FactOf<"GameEnded">, "type">;
