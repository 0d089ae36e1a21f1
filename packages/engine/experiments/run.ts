import { argv } from "node:process";

// Each reads its own options: `report` if it is named, otherwise the bots.
await (argv[2] === "report" ? import("./reports.ts") : import("./bots.ts"));
