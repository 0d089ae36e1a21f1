import { describeRulesetContract } from "../../testing/index.ts";
import { fief1429 } from "./ruleset.ts";
import { settings } from "./testing/promised.fixture.ts";

const origin = { module: new URL("./ruleset.ts", import.meta.url).href, name: "fief1429" };

describeRulesetContract(fief1429, { ...settings, origin });
