import type { Answer, Caller } from "../server/caller.ts";

/** Makes a request, `METHOD path`, and records it with its response as the example of an operation. */
export type RecordExample = (operation: string, caller: Caller, request: string, body?: object) => Promise<Answer>;

/** Makes a request that is answered by a problem, and records the problem. */
export type RecordProblem = (code: string, caller: Caller, request: string, body?: object) => Promise<void>;
