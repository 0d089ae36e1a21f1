import type { GameLogVerification } from "../../lib/api-client/types.ts";
import type { LogReadFault } from "./read-log.ts";

/** What the worker tells the page about the file. */
export type WorkerMessage =
  | { readonly type: "running" /** From 0 to 1. */; readonly share: number }
  | { readonly type: "done"; readonly verification: GameLogVerification }
  | { readonly type: "unreadable"; readonly fault: LogReadFault }
  /** The file cannot be read any more. */
  | { readonly type: "failed" };
