import type { FiefClassic } from "@seneschal/schema/games/fief-classic";
import type { BoardModel } from "../board-model.ts";

/** The vocabulary of both editions. */
export type Fief = FiefClassic;
export type View = Fief["view"];
export type Told = Fief["told"];
export type FiefModel = BoardModel<Fief>;

/** Which of the two: its messages and its rulebook bear this name. */
export type Edition = "original" | "vitale";

export type Family = View["families"][number];
export type Lord = View["lords"][number];
export type VillageShown = View["villages"][number];
export type VillageId = VillageShown["village"];
export type RegionShown = View["regions"][number];
export type RegionId = RegionShown["region"];
export type SeeShown = View["sees"][number];
export type SeeId = SeeShown["see"];
export type Battle = NonNullable<View["battle"]>;
export type Front = View["fronts"][number];
export type Card = Fief["card"];

export const familyOf = ({ families }: View, seat: number): Family | undefined =>
  families.find((one) => one.seat === seat);

export const lordShown = ({ lords }: View, lord: unknown): Lord | undefined => lords.find((one) => one.lord === lord);

export const regionShown = ({ regions }: View, region: unknown): RegionShown | undefined =>
  regions.find((one) => one.region === region);
