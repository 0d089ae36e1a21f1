import { keepsThePromisesAtEveryTable } from "../testing/law.fixture.ts";
import { fiefOriginal } from "./ruleset.ts";

keepsThePromisesAtEveryTable(
  fiefOriginal,
  { goal: "none", turns: 3, hasStartingLord: false },
  { module: new URL("./ruleset.ts", import.meta.url).href, name: "fiefOriginal" },
);
