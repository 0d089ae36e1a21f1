import { describeRulesetContract } from "../../testing/index.ts";
import { grownRealm } from "./testing/grown-realm.fixture.ts";
import { foreignBallots, settings } from "./testing/promised.fixture.ts";
import { plainOptions } from "./testing/realm.fixture.ts";

describeRulesetContract(
  { ...grownRealm, id: "fief-1429 in a grown realm" },
  {
    ...settings,
    options: { ...plainOptions, turns: 2, isFirstTurnCalm: true },
    games: 5,
    movesSampled: 40,
    secrets: { "foreign ballots": foreignBallots },
  },
);
