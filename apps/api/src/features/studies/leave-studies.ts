import type { StudyEvent } from "../../domain/study/study-events.ts";
import { type Decision, decided, executeCommand, unchanged } from "../../event-store/execute-command.ts";
import { studiesWith } from "./study-queries.ts";
import { deleteTexts } from "./study-texts-store.ts";
import type { StudyDeps } from "./types.ts";

/**
 * Ends the part of an account in all studies, before it is deleted. The first member of its own studies becomes their owner;
 * those without a member are removed.
 */
export async function leaveStudies(deps: Pick<StudyDeps, "pool" | "store" | "now">, account: string): Promise<void> {
  for (const id of await studiesWith(deps.pool, account)) {
    await executeCommand(deps.store, {
      id,
      decide(study): Decision<{ by: string; at: string; events: readonly StudyEvent[] }> {
        const at = deps.now().toISOString();
        if (study === undefined || study.isRemoved) return unchanged;
        if (study.members.includes(account))
          return decided({ by: account, at, events: [{ type: "MemberRemoved", account }] });
        if (study.owner !== account) return unchanged;
        const [heir] = study.members;
        const event =
          heir === undefined ? { type: "StudyRemoved" as const } : { type: "OwnerChanged" as const, owner: heir };
        return decided({ by: account, at, events: [event] });
      },
      async withinTransaction(client, { isRemoved }) {
        if (isRemoved) await deleteTexts(client, id, null);
      },
    });
  }
}
