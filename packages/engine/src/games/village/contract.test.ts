import { village as schema } from "@seneschal/schema/games/village";
import { it } from "vitest";
import { onlyRealQuestions } from "../../laws/only-real-questions.ts";
import type { Settings } from "../../laws/settings.ts";
import { describeRulesetContract, mustKeep } from "../../testing/contract/describe-ruleset-contract.ts";
import type { Village } from "./model/types.ts";
import { village } from "./ruleset.ts";
import { conserves, holds, known, marked, secrets } from "./testing/conserved.fixture.ts";

const contract: Settings<Village> = {
  options: {},
  schema: schema,
  conserves,
  holds,
  secrets,
  known,
  marked,
  movesSampled: 15,
  // An action that is impossible is skipped at once: that it was chosen is told, and leaves no trace.
  notInView: { WellPaid: ["action"], LastActionChosen: ["action"], ActionDeclined: ["action"] },
};
const origin = { module: new URL("./ruleset.ts", import.meta.url).href, name: "village" };

for (const seats of [2, 3, 4]) {
  const table = { ...village, id: `${village.id} at ${seats} seats`, seats: { min: seats, max: seats } };
  describeRulesetContract<Village>(table, { ...contract, games: 2 });
}
describeRulesetContract<Village>(village, { ...contract, games: 1, origin });

it("[VIL-4.8] no question of a random game has a single answer", () => {
  mustKeep(village, { ...contract, games: 20 }, onlyRealQuestions());
});
