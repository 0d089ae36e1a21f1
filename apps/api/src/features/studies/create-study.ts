import { randomBytes, randomUUID } from "node:crypto";
import { studies as schemas } from "@seneschal/schema";
import type { z } from "zod";
import { isShownTo as isGameShownTo } from "../../domain/game/game.ts";
import { forkEvents } from "../../domain/study/fork.ts";
import { rootNode, type Study } from "../../domain/study/study.ts";
import type { StudyEvent } from "../../domain/study/study-events.ts";
import { startOf } from "../../domain/study/study-moves.ts";
import { deterministicUuid, requestOf } from "../../event-store/appending/idempotent-request.ts";
import { type Decision, decided, executeCommand, stateAfter, unchanged } from "../../event-store/execute-command.ts";
import { isRejected, type Rejection, rejected } from "../../platform/http/rejection.ts";
import { shownStudy } from "./access.ts";
import { countStudies } from "./study-queries.ts";
import { storeText } from "./study-texts-store.ts";
import type { NewStudy, StudyDeps } from "./types.ts";

/** Creates a study. A repeated request with the same key gets the same one. */
export function createStudy(deps: StudyDeps, owner: string, body: NewStudy, key: string | undefined): Promise<Study> {
  return openStudy(deps, { owner, title: body.title, key, content: ["study", body] }, async () => {
    const opened = body.from === "game" ? await fromGame(deps, owner, body) : fromStart(deps, owner, body);
    return isRejected(opened) ? opened : [opened];
  });
}

interface Fork {
  /** The study that is forked. */
  readonly study: string;
  readonly owner: string;
  readonly title: string;
  readonly visibility: Study["visibility"];
  readonly key: string | undefined;
}

/** Creates a study with the beginning and the moves of another one that its owner may read. */
export function forkStudy(deps: StudyDeps, { study: id, owner, title, visibility, key }: Fork): Promise<Study> {
  return openStudy(deps, { owner, title, key, content: ["fork", id, title, visibility] }, async () => {
    const study = await shownStudy(deps, id, owner);
    return isListable(study, visibility) ? forkEvents(study, owner, visibility) : notListable();
  });
}

interface Opening {
  readonly owner: string;
  readonly title: string;
  readonly key: string | undefined;
  readonly content: unknown;
}

async function openStudy(
  deps: StudyDeps,
  { owner, title, key, content }: Opening,
  eventsOf: () => Promise<readonly StudyEvent[] | Rejection>,
): Promise<Study> {
  const id = key === undefined ? randomUUID() : deterministicUuid("seneschal/study", owner, key);
  const known = key === undefined ? undefined : await deps.store.current(id);
  const opening = known === undefined ? await eventsOf() : [];
  const at = deps.now();
  const outcome = await executeCommand(deps.store, {
    id,
    secret: randomBytes(32).toString("hex"),
    request: requestOf(owner, key, content),
    async decide(): Promise<Decision<{ by: string; at: string; events: readonly StudyEvent[] }>> {
      // The request was served before: its result follows from its key.
      if (known !== undefined) return unchanged;
      if (isRejected(opening)) return opening;
      if ((await countStudies(deps.pool, owner)) >= schemas.studiesMax) return tooMany();
      const titled = { type: "TextChanged", node: rootNode, part: "title" } as const;
      return decided({ by: owner, at: at.toISOString(), events: [...opening, titled] });
    },
    withinTransaction: (client) =>
      storeText(client, { study: id, node: rootNode, part: "title", text: title, account: owner, at }),
  });
  return stateAfter(outcome);
}

type FromGame = Extract<NewStudy, { readonly from: "game" }>;
type FromStart = Extract<NewStudy, { readonly from: "start" }>;

async function fromGame(
  { games, registry }: StudyDeps,
  owner: string,
  { game: id, version, visibility }: FromGame,
): Promise<StudyEvent | Rejection> {
  const head = await games.current(id);
  if (head === undefined || !isGameShownTo(head, owner))
    return rejected("not-found", "No game has this id, or you may not see it.");
  if (head.phase !== "finished") return rejected("not-finished", "Only finished games can be studied.");
  const game = version > head.version ? undefined : await games.at(id, version);
  if (game?.position === undefined)
    return rejected("not-found", "The game has no position at this version. Its replay lists the steps.");
  const { ruleset, visibility: ofGame } = head.settings;
  const isByInvitation = ofGame === "invitation";
  if (isByInvitation && visibility === "public") return notListable();
  const { digest } = game;
  const origin = { type: "game", game: id, version, digest, ...(isByInvitation && { isByInvitation }) } as const;
  const { revision } = registry.of(ruleset).ruleset;
  return { type: "StudyOpened", owner, ruleset, revision, seats: head.seats.length, origin, visibility };
}

function fromStart(
  { registry }: StudyDeps,
  owner: string,
  { ruleset: id, options, seats, visibility }: FromStart,
): StudyEvent | Rejection {
  const { ruleset, schema } = registry.of(id);
  const parsed = schema.options.safeParse(options);
  if (!parsed.success) return malformedOptions(parsed.error);
  const { min, max } = ruleset.seats;
  if (seats < min || seats > max) return rejected("malformed-request", `This ruleset has ${min} to ${max} seats.`);
  const origin = startOf(ruleset, { seats, options: parsed.data, seed: newSeed() });
  return { type: "StudyOpened", owner, ruleset: id, revision: ruleset.revision, seats, origin, visibility };
}

function malformedOptions({ issues }: z.ZodError): Rejection {
  const errors = issues.map(({ path, message }) => ({ path: ["body/options", ...path].join("/"), message }));
  return rejected("malformed-request", "These are not options of this ruleset.", { errors });
}

/** 16 random bytes: what the draws of one event follow from. */
export const newSeed = (): string => randomBytes(16).toString("hex");

/** Whether a study may have this visibility: that of a game by invitation is never public. */
export const isListable = ({ origin }: Pick<Study, "origin">, visibility: Study["visibility"]): boolean =>
  visibility !== "public" || origin.type !== "game" || origin.isByInvitation !== true;

export const notListable = (): Rejection =>
  rejected("unfit", "The game is by invitation, so its study cannot be public. Share its link instead.");

const tooMany = (): Rejection =>
  rejected("list-full", `You own ${schemas.studiesMax} studies already. Remove one of them first.`);
