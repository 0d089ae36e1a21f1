import type { Problem } from "@seneschal/schema";
import { accountProblems } from "./account-problems.ts";
import { gameProblems } from "./game-problems.ts";
import { requestProblems } from "./request-problems.ts";
import { tournamentProblems } from "./tournament-problems.ts";

export type ProblemCode = Problem["code"];

/** What all problems with one code have in common. */
interface ProblemKind {
  /** The HTTP status. */
  readonly status: number;
  readonly title: string;
  /** The detail of a problem that has no better one. */
  readonly help: string;
}

export const problemKinds: Readonly<Record<ProblemCode, ProblemKind>> = {
  ...requestProblems,
  ...accountProblems,
  ...gameProblems,
  ...tournamentProblems,
};
