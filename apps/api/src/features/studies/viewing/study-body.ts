import type { studies as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import { mayMoveIn, rootNode, type Study, type StudyNode } from "../../../domain/study/study.ts";
import type { StudyOrigin } from "../../../domain/study/study-events.ts";
import { cursorOf, pageEndOf } from "../../../platform/http/cursor.ts";
import { playerNames } from "../../../stores/names/player-names-queries.ts";
import { findStudies, type ListedStudy } from "../study-queries.ts";
import { type StoredText, textsOf } from "../study-texts-store.ts";
import type { StudyBody, StudyDeps, Viewer } from "../types.ts";

type NodeBody = StudyBody["nodes"][number];
type Text = NonNullable<StudyBody["title"]>;
type Names = ReadonlyMap<string, string>;

/** The study with its tree, as a viewer may read it. */
export async function studyBody(deps: StudyDeps, study: Study, viewer: Viewer): Promise<StudyBody> {
  const { id, version, digest, ruleset, revision, seats, forkOf, owner, members, visibility } = study;
  const texts = await textsOf(deps.pool, id);
  const names = await namesIn(deps.pool, study, texts);
  const rootText = (part: StoredText["part"]) => textAt(texts, rootNode, part);
  return {
    ...{ ruleset, id, version, digest, revision, seats, visibility },
    origin: originBody(study.origin),
    forkOf: forkOf === undefined ? null : { ...forkOf },
    title: rootText("title"),
    comment: rootText("comment"),
    owner: personOf(names, owner),
    members: members.map((member) => personOf(names, member)),
    mayMove: mayMoveIn(study, viewer),
    openedAt: study.openedAt,
    changedAt: study.changedAt,
    nodes: [...study.nodes.values()].map((node) => nodeBodyOf(deps, study, node, { texts, names })),
  } as StudyBody;
}

/** One node with its texts. */
export async function nodeBody(deps: StudyDeps, study: Study, node: StudyNode): Promise<NodeBody> {
  const texts = await textsOf(deps.pool, study.id);
  return nodeBodyOf(deps, study, node, { texts, names: await namesIn(deps.pool, study, texts) });
}

interface Told {
  readonly texts: readonly StoredText[];
  readonly names: Names;
}

function nodeBodyOf(
  { registry }: StudyDeps,
  study: Study,
  { node, parent, seat, move, facts, draws, by, at }: StudyNode,
  { texts, names }: Told,
): NodeBody {
  const { ruleset } = registry.of(study.ruleset);
  return {
    ...{ node, parent, seat, move, draws, at },
    facts: facts.flatMap((fact) => ruleset.redact(fact, "arbiter") ?? []),
    by: by === null ? null : personOf(names, by),
    name: textAt(texts, node, "name"),
    comment: textAt(texts, node, "comment"),
  } as NodeBody;
}

function namesIn(pool: Pool, { owner, members, nodes }: Study, texts: readonly StoredText[]): Promise<Names> {
  const players = [...nodes.values()].flatMap(({ by }) => by ?? []);
  return playerNames(pool, [...new Set([owner, ...members, ...players, ...texts.map(({ account }) => account)])]);
}

const personOf = (names: Names, account: string) => ({ account, name: names.get(account) ?? null });

function textAt(texts: readonly StoredText[], node: number, part: StoredText["part"]): Text | null {
  const found = texts.find((one) => one.node === node && one.part === part);
  if (found === undefined) return null;
  return { text: found.text, by: { account: found.account, name: found.name }, at: found.at.toISOString() };
}

function originBody(origin: StudyOrigin) {
  if (origin.type === "start") return { type: origin.type, options: origin.options, seed: origin.seed };
  const { type, game, version, digest } = origin;
  return { type, game, version, digest };
}

type ListQuery = { readonly ruleset?: string | undefined; readonly game?: string | undefined } & {
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** A page of the public studies, or of those of an account. */
export async function studyPage(
  pool: Pool,
  { ruleset, game, limit, cursor }: ListQuery,
  member: string | null,
): Promise<{ studies: schemas.StudySummary[]; next: string | null }> {
  const after = cursor === undefined ? undefined : pageEndOf(cursor);
  // One row more than the limit shows whether there are more.
  const found = await findStudies(pool, {
    ...{ member, after, limit: limit + 1 },
    ruleset: ruleset ?? null,
    game: game ?? null,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  const next = hasMore ? cursorOf({ at: last.changedAt.toISOString(), id: last.id }) : null;
  return { studies: shown.map(summaryOf), next };
}

function summaryOf({ owner, ownerName, openedAt, changedAt, ...shown }: ListedStudy): schemas.StudySummary {
  return {
    ...shown,
    owner: { account: owner, name: ownerName },
    openedAt: openedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
