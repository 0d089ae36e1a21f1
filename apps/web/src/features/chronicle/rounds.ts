import type { Entry } from "../../boards/entry.ts";
import type { ToldStep } from "./told-step.ts";

/** One line of the chronicle, and the step that it tells of. */
export interface Line {
  readonly key: string;
  readonly version: number;
  readonly isUndone: boolean;
  readonly entry: Entry;
}

/** A round of the chronicle: its head, if it has one, and its lines, newest first. */
export interface Round {
  readonly key: string;
  readonly head: Line | null;
  readonly lines: readonly Line[];
}

/** The chronicle newest first, in rounds: every head stands over the lines that follow it. */
export function roundsOf(
  steps: readonly ToldStep[],
  entriesOf: (step: ToldStep) => readonly Entry[],
): readonly Round[] {
  const rounds: { head: Line | null; lines: Line[] }[] = [{ head: null, lines: [] }];
  for (const line of linesOf(steps, entriesOf)) {
    if (line.entry.kind === "head") rounds.push({ head: line, lines: [] });
    else rounds.at(-1)?.lines.push(line);
  }
  return rounds
    .filter(({ head, lines }) => head !== null || lines.length > 0)
    .map(({ head, lines }) => ({ key: head?.key ?? "before", head, lines: lines.toReversed() }))
    .toReversed();
}

function linesOf(steps: readonly ToldStep[], entriesOf: (step: ToldStep) => readonly Entry[]): readonly Line[] {
  const undone = undoneVersions(steps);
  return steps.flatMap((step) =>
    entriesOf(step).map((entry, place) => ({
      key: `${step.version}-${place}-${entry.key}`,
      version: step.version,
      isUndone: undone.has(step.version),
      entry,
    })),
  );
}

/** What was taken back stays in the record, but counts no more. */
export function undoneVersions(steps: readonly ToldStep[]): ReadonlySet<number> {
  const undos = steps.filter(({ kind }) => kind === "undo" || kind === "rolled-back");
  const undone = steps.filter(({ version }) =>
    undos.some((undo) => undo.undoneTo !== null && undo.undoneTo < version && version < undo.version),
  );
  return new Set(undone.map(({ version }) => version));
}
