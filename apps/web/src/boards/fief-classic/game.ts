import type { FiefClassic } from "@seneschal/schema/games/fief-classic";
import { titlesToWin } from "@seneschal/schema/reference/fief-classic/titles-to-win";
import type { BoardModel } from "../board-model.ts";
import type { MapPartProps, PartProps, SelectPartProps } from "../fief-shared/table.ts";

/** The vocabulary of both editions. */
export type Fief = FiefClassic;
export type View = Fief["view"];
export type Fact = Fief["redactedFact"];
export type FiefModel = BoardModel<Fief>;
export type FiefProps = PartProps<FiefModel>;
export type FiefMapProps = MapPartProps<FiefModel>;
export type FiefSelectProps = SelectPartProps<FiefModel>;

/** Which of the two; its messages and its rule book have this name. */
export type Edition = "original" | "vitale";

export type Family = View["families"][number];
export type Lord = View["lords"][number];
export type VillageShown = View["villages"][number];
export type VillageId = VillageShown["village"];
export type RegionShown = View["regions"][number];
export type RegionId = RegionShown["region"];
export type SeeShown = View["sees"][number];
export type Battle = NonNullable<View["battle"]>;
export type Card = Fief["card"];

export const regionShown = ({ regions }: View, region: unknown): RegionShown | undefined =>
  regions.find((one) => one.region === region);

/** What a family has that a move may change. */
export const holdingsOf = ({ ecus, income, score }: Family) => ({ ecus, income: income.ecus, titles: score });

/** How many titles win; `null` if titles do not end the game. FC-16.1 */
export const goalOf = ({ options }: View): number | null => titlesToWin[options.goal];
