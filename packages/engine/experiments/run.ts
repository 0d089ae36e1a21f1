import { argv } from "node:process";

/** Each reads its own options. */
const experiments: Readonly<Record<string, () => Promise<unknown>>> = {
  report: () => import("./reports.ts"),
  puzzles: () => import("./puzzles.ts"),
};
await (experiments[argv[2] ?? ""] ?? (() => import("./bots.ts")))();
