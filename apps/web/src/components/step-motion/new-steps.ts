/** What a board shows: the newest position of some steps, or the position after one of them. */
export interface ShownSteps<Step> {
  readonly steps: readonly Step[];
  /** The step that is looked at by itself; `null` at the newest. */
  readonly shown: Step | null;
}

interface Versioned {
  readonly version: number;
}

/** The steps that a board shows now and did not show before. Going back to the newest position shows none again. */
export function newSteps<Step extends Versioned>(
  before: ShownSteps<Step>,
  { steps, shown }: ShownSteps<Step>,
): readonly Step[] {
  if (shown !== null) return shown.version === before.shown?.version ? [] : [shown];
  if (before.shown !== null) return [];
  const seen = before.steps.at(-1)?.version ?? 0;
  return steps.filter(({ version }) => version > seen);
}
