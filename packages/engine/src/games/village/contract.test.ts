import { village as words } from "@seneschal/schema/games/village";
import { describeRulesetContract } from "../../testing/contract/describe-ruleset-contract.ts";
import type { Settings } from "../../testing/contract/settings.ts";
import type { Village } from "./model/types.ts";
import { village } from "./ruleset.ts";
import { conserves, holds, marked, secrets } from "./testing/conserved.fixture.ts";

const contract: Settings<Village> = {
  options: {},
  schema: words,
  conserves,
  holds,
  secrets,
  marked,
  movesSampled: 15,
};
const origin = { module: new URL("./ruleset.ts", import.meta.url).href, name: "village" };

for (const seats of [2, 3, 4]) {
  const table = { ...village, id: `${village.id} at ${seats} seats`, seats: { min: seats, max: seats } };
  describeRulesetContract<Village>(table, { ...contract, games: 2 });
}
describeRulesetContract<Village>(village, { ...contract, games: 1, origin });
