import { describeRulesetContract, describeRulesetPackage } from "@seneschal/kit/testing";
import { ruleset } from "./index.ts";

describeRulesetContract(ruleset.ruleset, { ...ruleset.laws, schema: ruleset.schema });
describeRulesetPackage(ruleset, { sources: new URL("./", import.meta.url) });
