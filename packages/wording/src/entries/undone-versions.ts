import type { ChronicleStep } from "./chronicle-step.ts";

/** Undone moves stay in the game log, but no longer count. */
export function undoneVersions(steps: readonly ChronicleStep[]): ReadonlySet<number> {
  const undos = steps.filter(({ kind }) => kind === "undo" || kind === "rolled-back");
  const undone = steps.filter(({ version }) =>
    undos.some((undo) => undo.undoneTo !== null && undo.undoneTo < version && version < undo.version),
  );
  return new Set(undone.map(({ version }) => version));
}
