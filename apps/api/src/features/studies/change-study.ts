import { studies as schemas } from "@seneschal/schema";
import type { PoolClient } from "pg";
import { branchAt, hasNode, mayMoveIn, rootNode, type Study } from "../../domain/study/study.ts";
import type { StudyEvent } from "../../domain/study/study-events.ts";
import { type Decision, decided, executeCommand, stateAfter, unchanged } from "../../event-store/execute-command.ts";
import { isRejected, type Rejection, rejected } from "../../platform/http/rejection.ts";
import { playerNames } from "../../stores/names/player-names-queries.ts";
import { asMember, asOwner, noNode } from "./access.ts";
import { isListable, notListable } from "./create-study.ts";
import { deleteTexts, storeText } from "./study-texts-store.ts";
import type { StudyDeps } from "./types.ts";

/** Who changes which study. */
export interface StudyActor {
  readonly study: string;
  readonly account: string;
}

type Changes = readonly StudyEvent[] | Rejection;

interface Change {
  /** Judges the change on the current state; no events: nothing to do. */
  readonly decide: (study: Study | undefined) => Changes;
  readonly store?: (client: PoolClient) => Promise<void>;
}

async function change(deps: StudyDeps, { study: id, account }: StudyActor, { decide, store }: Change): Promise<Study> {
  const at = deps.now().toISOString();
  const outcome = await executeCommand(deps.store, {
    id,
    decide(study): Decision<{ by: string; at: string; events: readonly StudyEvent[] }> {
      const events = decide(study);
      if (isRejected(events)) return events;
      if (events.length === 0) return unchanged;
      const forbidden = study && (notPlayable(deps, study, events) ?? isFull(study, events));
      return forbidden ?? decided({ by: account, at, events });
    },
    ...(store && { withinTransaction: store }),
  });
  return stateAfter(outcome);
}

/** Rejected if the log of the study is at its limit; it can still be removed. */
export function isFull({ version }: Study, events: readonly StudyEvent[]): Rejection | undefined {
  const isRemoval = events.every(({ type }) => type === "StudyRemoved" || type === "OwnerChanged");
  if (isRemoval || version + events.length <= schemas.studyEventsMax) return undefined;
  return rejected("list-full", `A study has at most ${schemas.studyEventsMax} events. Fork it to go on.`);
}

/** Rejected if the answer would need rules that this server does not have. */
function notPlayable({ registry }: StudyDeps, { ruleset }: Study, events: readonly StudyEvent[]) {
  const isLeaving = events.every(({ type }) => type === "StudyRemoved" || type === "MemberRemoved");
  return isLeaving || registry.has(ruleset) ? undefined : rejected("not-playable-here");
}

type Texts = Readonly<Partial<Record<"title" | "name" | "comment", string | null | undefined>>>;

/** Writes or deletes texts of a node. */
export function writeTexts(deps: StudyDeps, actor: StudyActor, node: number, texts: Texts): Promise<Study> {
  const parts = (["title", "name", "comment"] as const).filter((part) => texts[part] !== undefined);
  const at = deps.now();
  return change(deps, actor, {
    decide(known) {
      const study = asMember(known, actor.account);
      if (isRejected(study)) return study;
      if (!hasNode(study, node)) return noNode(node);
      return parts.map((part) => ({ type: "TextChanged", node, part }));
    },
    async store(client) {
      const { study, account } = actor;
      for (const part of parts) await storeText(client, { study, node, part, text: texts[part] ?? null, account, at });
    },
  });
}

/** Changes title and visibility, as the owner. */
export async function changeSettings(
  deps: StudyDeps,
  actor: StudyActor,
  { title, visibility }: { readonly title?: string | undefined; readonly visibility?: Study["visibility"] | undefined },
): Promise<Study> {
  const at = deps.now();
  return change(deps, actor, {
    decide(known) {
      const study = asOwner(known, actor.account);
      if (isRejected(study)) return study;
      if (visibility !== undefined && !isListable(study, visibility)) return notListable();
      return [
        ...(visibility === undefined || visibility === study.visibility
          ? []
          : [{ type: "VisibilityChanged", visibility } as const]),
        ...(title === undefined ? [] : [{ type: "TextChanged", node: rootNode, part: "title" } as const]),
      ];
    },
    async store(client) {
      if (title === undefined) return;
      const { study, account } = actor;
      await storeText(client, { study, node: rootNode, part: "title", text: title, account, at });
    },
  });
}

/** Removes a node with all that follow it, and their texts. */
export function removeNode(deps: StudyDeps, actor: StudyActor, node: number): Promise<Study> {
  let gone: readonly number[] = [];
  return change(deps, actor, {
    decide(known) {
      const study = asMember(known, actor.account);
      if (isRejected(study)) return study;
      if (!study.nodes.has(node)) return noNode(node);
      gone = [...branchAt(study, node)];
      return [{ type: "NodeRemoved", node }];
    },
    store: (client) => deleteTexts(client, actor.study, gone),
  });
}

/** Adds a member, as the owner. Only accounts that exist. */
export async function addMember(deps: StudyDeps, actor: StudyActor, account: string): Promise<Study> {
  const exists = (await playerNames(deps.pool, [account])).has(account);
  return change(deps, actor, {
    decide(known) {
      const study = asOwner(known, actor.account);
      if (isRejected(study)) return study;
      if (!exists) return rejected("not-found", "No player has this id.");
      if (mayMoveIn(study, account)) return [];
      if (study.members.length < schemas.studyMembersMax) return [{ type: "MemberAdded", account }];
      return rejected("list-full", `A study has at most ${schemas.studyMembersMax} members.`);
    },
  });
}

/** Removes a member: as the owner any, as a member yourself. */
export function removeMember(deps: StudyDeps, actor: StudyActor, account: string): Promise<Study> {
  return change(deps, actor, {
    decide(known) {
      const study = account === actor.account ? asMember(known, account) : asOwner(known, actor.account);
      if (isRejected(study)) return study;
      return study.members.includes(account) ? [{ type: "MemberRemoved", account }] : [];
    },
  });
}

/** Removes a study, as its owner. Its events stay, its texts do not. */
export async function removeStudy(deps: StudyDeps, actor: StudyActor): Promise<void> {
  await change(deps, actor, {
    decide(known) {
      const study = asOwner(known, actor.account);
      return isRejected(study) ? study : [{ type: "StudyRemoved" }];
    },
    store: (client) => deleteTexts(client, actor.study, null),
  });
}
