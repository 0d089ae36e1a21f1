import type { RecordedFacts } from "../../../testing/fact-lines.fixture.ts";
import facts from "./facts.json" with { type: "json" };

export const recorded: RecordedFacts = { facts };
