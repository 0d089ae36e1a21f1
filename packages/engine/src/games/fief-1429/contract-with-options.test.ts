import { describeRulesetContract, type Settings } from "../../testing/index.ts";
import type { Fief1429 } from "./model/types.ts";
import {
  foreignBallots,
  foreignBands,
  foreignMusters,
  foreignPurses,
  settings,
  whispers,
} from "./testing/promised.fixture.ts";
import { allOptions, plainOptions } from "./testing/realm.fixture.ts";
import { tradedRealm } from "./testing/traded-realm.fixture.ts";

type Secrets = NonNullable<Settings<Fief1429>["secrets"]>;

describeRulesetContract(
  { ...tradedRealm, id: "fief-1429 with all options" },
  {
    ...settings,
    options: { ...plainOptions, turns: 2, ...allOptions },
    games: 5,
    movesSampled: 40,
    secrets: {
      "foreign ballots": foreignBallots,
      "foreign purses": foreignPurses,
      "troops in the fog": foreignBands,
      "troops bought in the fog": foreignMusters,
      "offers in private rooms": whispers,
    },
  },
);

describeRulesetContract(
  { ...tradedRealm, id: "fief-1429 with votes in turn" },
  {
    ...settings,
    options: { ...plainOptions, turns: 2, areVotesInTurn: true },
    games: 5,
    movesSampled: 40,
    secrets: { "foreign ballots": foreignBallots },
  },
);

/** Each option by itself, in short games: what one of them lets slip, another could cover. */
const alone: readonly (readonly [name: string, option: Partial<typeof plainOptions>, secrets?: Secrets])[] = [
  ["a calm first turn", { isFirstTurnCalm: true }],
  ["embassies", { diplomacy: "embassies" }],
  ["relics", { hasRelics: true }],
  ["fog", { isFoggy: true }, { "troops in the fog": foreignBands }],
  ["hidden money", { isMoneyHidden: true }, { "foreign purses": foreignPurses }],
  ["strict prisoners", { arePrisonersStrict: true }],
];
for (const [name, option, secrets = {}] of alone) {
  describeRulesetContract(
    { ...tradedRealm, id: `fief-1429 with ${name} alone` },
    { ...settings, options: { ...plainOptions, turns: 1, ...option }, games: 2, movesSampled: 12, secrets },
  );
}
