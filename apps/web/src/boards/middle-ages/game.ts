import type { MiddleAges as SchemaTypes } from "@seneschal/schema/games/middle-ages";
import type { BoardModel } from "../board-model.ts";

export type MiddleAges = SchemaTypes;
export type View = SchemaTypes["view"];
export type Fact = SchemaTypes["redactedFact"];
export type MiddleAgesModel = BoardModel<MiddleAges>;

export type Fief = View["fiefs"][number];
export type Row = View["rows"][number];
export type Spot = Row["spots"][number];
export type Tile = NonNullable<Spot["tile"]>;
export type Domain = Tile["domain"];
export type Forecast = View["events"][number];

export { domains, rounds } from "@seneschal/schema/reference/middle-ages/fief-board";

/** The name of a place in a row, in `data-spots`. */
export const spotName = (round: number, place: number): string => `plot-${round}-${place}`;

/** The row that lords are sent to: the first one while they are set up. */
export const nextRound = ({ round }: View) => round + 1;

export const fiefOf = ({ fiefs }: View, seat: number): Fief | undefined => fiefs.find((fief) => fief.seat === seat);

export const rowOf = ({ rows }: View, round: number): Row | undefined => rows.find((row) => row.round === round);

/** Whether a question asks for a lord: in a round, or while the lords are set up. */
export const isSending = (kind: string | undefined) => kind === "sending" || kind === "placing";
