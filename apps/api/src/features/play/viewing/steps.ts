import type { Audience } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { FastifyReply } from "fastify";
import type { z } from "zod";
import { type Game, isOver } from "../../../domain/game/game.ts";
import { resolveAudience, visibleHead } from "../game-access.ts";
import type { Chronicle, PlayDeps, Viewing } from "../types.ts";
import { stepOf } from "./game-view.ts";
import { type Exchange, serializerOf } from "./history-responses.ts";

type Query = z.output<typeof games.stepsQuery>;

/** The steps after a version. No game is replayed: redacting needs only the facts. */
export async function listSteps(
  deps: PlayDeps,
  { game: id, viewer }: Viewing,
  query: Query,
  exchange: Exchange,
): Promise<Chronicle | FastifyReply> {
  const head = await visibleHead(deps, id, viewer);
  const audience = resolveAudience(head, viewer, query.as);
  // The steps after each move are requested by every player: they never wait in the queue.
  if (!isOver(head) && head.version - query.after <= fewSteps) return stepsOf(deps, { head, audience }, query, noPause);
  const serialize = serializerOf(exchange);
  // All pages beyond the head are the same, so they are cached once.
  const after = Math.min(query.after, head.version);
  return deps.history.send(exchange, {
    head,
    kind: "steps",
    audience,
    part: `${after} ${query.limit}`,
    isForAll: query.as !== undefined,
    digest: query.digest,
    async *text(pause) {
      yield serialize(await stepsOf(deps, { head, audience }, { ...query, after }, pause));
    },
  });
}

const fewSteps = 100;
const noPause = async () => {};

/** The steps of a page, as an audience may know them. */
export async function stepsOf(
  { store, registry }: PlayDeps,
  { head, audience }: { readonly head: Game; readonly audience: Audience },
  { after, limit }: Pick<Query, "after" | "limit">,
  pause: () => Promise<void>,
): Promise<Chronicle> {
  const events = await store.events(head.id, after, limit);
  const steps: Chronicle["steps"] = [];
  for (const recorded of events.filter(({ version }) => version <= head.version)) {
    await pause();
    const step = stepOf(registry, head, audience, recorded);
    if (step !== undefined) steps.push(step);
  }
  const last = events.at(-1)?.version ?? head.version;
  const next = events.length === limit && last < head.version ? last : null;
  return { ruleset: head.settings.ruleset, game: head.id, audience, steps, next };
}
