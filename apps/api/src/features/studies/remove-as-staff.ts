import type { PoolClient } from "pg";
import type { StudyEvent } from "../../domain/study/study-events.ts";
import { type Decision, decided, executeCommand, unchanged } from "../../event-store/execute-command.ts";
import { deleteTexts } from "./study-texts-store.ts";
import type { StudyDeps } from "./types.ts";

/** Removes any study, with more in the same transaction. Returns false if there is none, or it was removed before. */
export async function removeAsStaff(
  { store, now }: Pick<StudyDeps, "store" | "now">,
  id: string,
  by: string,
  withinTransaction: (client: PoolClient) => Promise<void>,
): Promise<boolean> {
  const outcome = await executeCommand(store, {
    id,
    decide(study): Decision<{ by: string; at: string; events: readonly StudyEvent[] }> {
      if (study === undefined || study.isRemoved) return unchanged;
      return decided({ by, at: now().toISOString(), events: [{ type: "StudyRemoved" }] });
    },
    async withinTransaction(client) {
      await deleteTexts(client, id, null);
      await withinTransaction(client);
    },
  });
  return outcome.type === "appended";
}
