import type { ToldStep } from "./told-step.ts";

/** What was taken back stays in the record, but counts no more. */
export function undoneVersions(steps: readonly ToldStep[]): ReadonlySet<number> {
  const undos = steps.filter(({ kind }) => kind === "undo" || kind === "rolled-back");
  const undone = steps.filter(({ version }) =>
    undos.some((undo) => undo.undoneTo !== null && undo.undoneTo < version && version < undo.version),
  );
  return new Set(undone.map(({ version }) => version));
}
