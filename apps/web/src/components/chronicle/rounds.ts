import { type ChronicleStep, type Entry, undoneVersions } from "@seneschal/wording";

/** One line of the chronicle, with the step that it belongs to. */
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

/**
 * The chronicle newest first, in rounds: every head stands over the lines that follow it. A part in which nothing
 * happened is left out, and the first one of a round in which something did is named together with it.
 * @param undone the versions of steps that were taken back; needed if `steps` are not all of the game
 */
export function roundsOf(
  steps: readonly ChronicleStep[],
  entriesOf: (step: ChronicleStep) => readonly Entry[],
  undone = undoneVersions(steps),
): readonly Round[] {
  const drafts: Draft[] = [{ head: null, part: null, lines: [] }];
  for (const line of linesOf(steps, entriesOf, undone)) {
    if (line.entry.kind === "line") drafts.at(-1)?.lines.push(line);
    else if (line.entry.kind === "part") beginPart(drafts, line);
    else drafts.push({ head: line, part: null, lines: [] });
  }
  return drafts
    .filter(({ head, lines }) => head !== null || lines.length > 0)
    .map(roundOf)
    .toReversed();
}

const roundsAtFirst = 3;
const linesAtFirst = 20;

/** What fits a screen or two: the newest lines of the newest rounds; the same list, if that is all of it. */
export function newestOf(rounds: readonly Round[]): readonly Round[] {
  const newest = rounds.slice(0, roundsAtFirst).flatMap((round, place): readonly Round[] => {
    const left = linesAtFirst - linesIn(rounds.slice(0, place));
    return left > 0 ? [{ ...round, lines: round.lines.slice(0, left) }] : [];
  });
  const isAll = newest.length === rounds.length && linesIn(newest) === linesIn(rounds);
  return isAll ? rounds : newest;
}

const linesIn = (rounds: readonly Round[]): number => rounds.reduce((sum, { lines }) => sum + lines.length, 0);

interface Draft {
  readonly head: Line | null;
  part: Line | null;
  readonly lines: Line[];
}

/** Shown for a round in which nothing happened. */
function beginPart(drafts: Draft[], part: Line): void {
  const last = drafts.at(-1);
  if (last !== undefined && last.lines.length === 0) last.part = part;
  else drafts.push({ head: null, part, lines: [] });
}

function roundOf({ head, part, lines }: Draft): Round {
  const first = head ?? part;
  const text = [head, part].flatMap((line) => line?.entry.text ?? []).join(" · ");
  return {
    key: first?.key ?? "before",
    head: first && { ...first, entry: { ...first.entry, text } },
    lines: lines.toReversed(),
  };
}

function linesOf(
  steps: readonly ChronicleStep[],
  entriesOf: (step: ChronicleStep) => readonly Entry[],
  undone: ReadonlySet<number>,
): readonly Line[] {
  return steps.flatMap((step) =>
    entriesOf(step).map((entry, place) => ({
      key: `${step.version}-${place}-${entry.key}`,
      version: step.version,
      isUndone: undone.has(step.version),
      entry,
    })),
  );
}
