import type { Audience } from "@seneschal/engine";
import { changesBetween } from "@seneschal/schema";
import type { FastifyReply } from "fastify";
import { evolve, rollbackTarget } from "../../../domain/game/evolve.ts";
import type { Game } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { resolveAudience, visibleHead } from "../game-access.ts";
import type { PlayDeps, ReplayQuery, Viewing } from "../types.ts";
import { stepOf, viewOf } from "./game-view.ts";
import type { Exchange } from "./history-responses.ts";

/** Every step with the view after it. */
export function getReplay(deps: PlayDeps, viewing: Viewing, query: ReplayQuery, exchange: Exchange) {
  return sendReplay(deps, viewing, query, { exchange, part: "", viewsOf: wholeViews });
}

/** Every step with the changes of the view since the step before: a tenth of the whole views. */
export function getReplayChanges(deps: PlayDeps, viewing: Viewing, query: ReplayQuery, exchange: Exchange) {
  return sendReplay(deps, viewing, query, { exchange, part: "changes", viewsOf: viewChanges });
}

/** What is said of the views of a replay: called with each in order, and returns the fields of its step. */
type ViewFields = (view: unknown) => object;

interface ReplayFormat {
  readonly exchange: Exchange;
  /** By which the cache tells the formats apart. */
  readonly part: string;
  viewsOf(): ViewFields;
}

const wholeViews = (): ViewFields => (view) => ({ view });

function viewChanges(): ViewFields {
  let before: unknown = null;
  return (view) => {
    const changes = changesBetween(before, view);
    before = view;
    return { changes };
  };
}

async function sendReplay(
  deps: PlayDeps,
  { game: id, viewer }: Viewing,
  { as, digest }: ReplayQuery,
  { exchange, part, viewsOf }: ReplayFormat,
): Promise<FastifyReply> {
  const head = await visibleHead(deps, id, viewer);
  if (head.startedAt === undefined) throw new Problem("not-running", "The game has not started.");
  const audience = resolveAudience(head, viewer, as);
  exchange.reply.type("application/json; charset=utf-8");
  return deps.history.send(exchange, {
    head,
    kind: "replay",
    audience,
    part,
    isForAll: as !== undefined,
    digest,
    text: (pause) => replayText(deps, { head, audience, viewFields: viewsOf() }, pause),
  });
}

interface Told {
  readonly head: Game;
  readonly audience: Audience;
  readonly viewFields: ViewFields;
}

const eventsAtOnce = 64;

async function* replayText(deps: PlayDeps, told: Told, pause: () => Promise<void>) {
  const { head, audience } = told;
  const about = JSON.stringify({ ruleset: head.settings.ruleset, game: head.id, audience });
  yield `${about.slice(0, -1)},"steps":[`;
  let isFirst = true;
  for await (const step of stepTexts(deps, told, pause)) {
    yield isFirst ? step : `,${step}`;
    isFirst = false;
  }
  yield "]}";
}

async function* stepTexts(
  { store, registry }: PlayDeps,
  { head, audience, viewFields }: Told,
  pause: () => Promise<void>,
) {
  let game: Game | undefined;
  while ((game?.version ?? 0) < head.version) {
    const events = await store.events(head.id, game?.version ?? 0, eventsAtOnce);
    for (const stored of events.filter(({ version }) => version <= head.version)) {
      await pause();
      const to = rollbackTarget(stored.event);
      const stateAtTarget = to === undefined ? undefined : await store.at(head.id, to);
      game = evolve(registry, game, { ...stored, stateAtTarget });
      const step = stepOf(registry, head, audience, stored);
      if (step === undefined) continue;
      const { view, question, outcome } = viewOf(registry, game, audience);
      yield JSON.stringify({ ...step, ...viewFields(view), question, outcome });
    }
  }
}
