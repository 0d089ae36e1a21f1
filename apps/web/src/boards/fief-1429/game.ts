import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { BoardModel } from "../board-model.ts";
import type { PartProps, SelectPartProps } from "../fief-shared/table.ts";

export type Fief = Fief1429;
export type View = Fief["view"];
export type Fact = Fief["redactedFact"];
export type FiefModel = BoardModel<Fief>;
export type FiefProps = PartProps<FiefModel>;
export type FiefSelectProps = SelectPartProps<FiefModel>;

export type Family = View["families"][number];
export type Lord = View["lords"][number];
export type VillageShown = View["villages"][number];
export type VillageId = VillageShown["village"];
export type Band = VillageShown["bands"][number];
export type FiefShown = View["fiefs"][number];
export type BishopricShown = View["bishoprics"][number];
export type Battle = NonNullable<View["battle"]>;
export type Election = NonNullable<View["election"]>;
export type Card = Fief["card"];
export type Crown = Lord["crowns"][number];

/** The votes of a family in the election that is under way. */
export const votesOf = ({ election }: View, seat: number): number =>
  election?.votes.find((one) => one.seat === seat)?.votes ?? 0;
