import { keepsThePromises } from "../../testing/index.ts";
import { grownRealm } from "./testing/grown-realm.toy.ts";
import { foreignBallots, settings } from "./testing/promised.toy.ts";
import { plainOptions } from "./testing/realm.toy.ts";

keepsThePromises(
  { ...grownRealm, id: "fief-1429 in a grown realm" },
  {
    ...settings,
    options: { ...plainOptions, turns: 2, isFirstTurnCalm: true },
    games: 5,
    moments: 40,
    secrets: { "foreign ballots": foreignBallots },
  },
);
