import { describeContractAtEveryTable } from "../testing/law.fixture.ts";
import { fiefVitale } from "./ruleset.ts";

describeContractAtEveryTable(
  fiefVitale,
  { goal: "none", turns: 3 },
  { module: new URL("./ruleset.ts", import.meta.url).href, name: "fiefVitale" },
);
