import type { Typed } from "@seneschal/engine";
import { type GameReport, type Progress, type ReportEffort, reportOn } from "@seneschal/engine/report";
import { gameEvent } from "../game/events.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";
import { eventLine } from "../verification/export-lines.ts";
import { type Unsound, verifyExport } from "../verification/verify-export.ts";
import { type CountedStep, countedSteps } from "./counted-steps.ts";

export interface LoggedReport {
  readonly isSound: true;
  readonly game: string;
  readonly ruleset: string;
  /** Those that the numbers of steps in the report count. */
  readonly steps: readonly CountedStep[];
  readonly report: GameReport<Typed>;
}

/** Verifies the log of a game that is over, and reports on the game. Yields often. */
export function* reportOnLog(
  registry: RulesetRegistry,
  text: string,
  effort?: ReportEffort,
): Generator<Progress, LoggedReport | Unsound, undefined> {
  const verdict = verifyExport(registry, text);
  if (!verdict.isSound) return verdict;
  const { game, ruleset: id } = verdict.manifest;
  const steps = countedSteps(eventsIn(text));
  const { ruleset } = registry.of(id);
  return { isSound: true, game, ruleset: id, steps, report: yield* reportOn({ ruleset, steps }, effort) };
}

/** The events of a log that was verified. */
const eventsIn = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const { version, type, body } = eventLine.parse(JSON.parse(line));
      return { version, event: gameEvent.parse({ ...body, type }) };
    });
