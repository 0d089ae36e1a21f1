import { describeContractAtEveryTable } from "../testing/law.fixture.ts";
import { fiefOriginal } from "./ruleset.ts";

describeContractAtEveryTable(
  fiefOriginal,
  { goal: "none", turns: 3, hasStartingLord: false },
  { module: new URL("./ruleset.ts", import.meta.url).href, name: "fiefOriginal" },
);
