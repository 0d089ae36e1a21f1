import { hasNode, isShownTo, mayMoveIn, type Study } from "../../domain/study/study.ts";
import { isRejected, type Rejection, rejected } from "../../platform/http/rejection.ts";
import type { StudyDeps, Viewer } from "./types.ts";

/** The study after its last event. @throws {Problem} not-found if this viewer may not read it */
export async function shownStudy({ store }: Pick<StudyDeps, "store">, id: string, viewer: Viewer): Promise<Study> {
  const study = visibleStudy(await store.current(id), viewer);
  if (isRejected(study)) throw study.problem;
  return study;
}

/** @throws {Problem} not-found if the study has no such node */
export function requireNode(study: Study, node: number): void {
  if (!hasNode(study, node)) throw noNode(node).problem;
}

/** The study, for a member. Rejected as `not-found` or `forbidden`. */
export function asMember(study: Study | undefined, account: string): Study | Rejection {
  const shown = visibleStudy(study, account);
  if (isRejected(shown) || mayMoveIn(shown, account)) return shown;
  return rejected("forbidden", "Only the owner and the members of the study may do this. You can fork it.");
}

/** The study, for its owner. Rejected as `not-found` or `forbidden`. */
export function asOwner(study: Study | undefined, account: string): Study | Rejection {
  const shown = visibleStudy(study, account);
  if (isRejected(shown) || shown.owner === account) return shown;
  return rejected("forbidden", "Only the owner of the study may do this.");
}

export const noNode = (node: number): Rejection =>
  rejected("not-found", `The study has no node ${node}, or it was removed.`);

function visibleStudy(study: Study | undefined, viewer: Viewer): Study | Rejection {
  if (study !== undefined && isShownTo(study, viewer)) return study;
  return rejected("not-found", "No study has this id, or you may not read it.");
}
