import { describeRulesetContract } from "../../testing/index.ts";
import { foreignBallots, settings } from "./testing/promised.fixture.ts";
import { plainOptions } from "./testing/realm.fixture.ts";
import { tradedRealm } from "./testing/traded-realm.fixture.ts";

describeRulesetContract(
  { ...tradedRealm, id: "fief-1429 in a grown realm" },
  {
    ...settings,
    options: { ...plainOptions, turns: 2, isFirstTurnCalm: true },
    games: 5,
    movesSampled: 40,
    secrets: { "foreign ballots": foreignBallots },
  },
);
