import { keepsThePromisesAtEveryTable } from "../testing/law.fixture.ts";
import { fiefVitale } from "./ruleset.ts";

keepsThePromisesAtEveryTable(
  fiefVitale,
  { goal: "none", turns: 3 },
  { module: new URL("./ruleset.ts", import.meta.url).href, name: "fiefVitale" },
);
