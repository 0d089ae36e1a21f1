import { rulesetSchemas } from "@seneschal/schema";
import { describeFactLines, recordedOf } from "../testing/fact-lines.fixture.ts";
import { wordingOf } from "./register.ts";

for (const schema of rulesetSchemas) {
  const wording = wordingOf(schema.id);
  describeFactLines(schema, wording, await recordedOf(wording.folder));
}
