import type { MiddleAges } from "@seneschal/schema/games/middle-ages";

type View = MiddleAges["view"];
export type Fact = MiddleAges["redactedFact"];
export type Tile = NonNullable<View["rows"][number]["spots"][number]["tile"]>;
export type Domain = Tile["domain"];
export type EventName = View["events"][number]["event"];
