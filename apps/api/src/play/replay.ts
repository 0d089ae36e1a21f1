import { Readable } from "node:stream";
import type { Audience } from "@seneschal/engine";
import type { FastifyReply } from "fastify";
import { afterEvent, goesBackTo } from "../history/after-event.ts";
import type { Game } from "../history/game.ts";
import { Problem } from "../http/problem.ts";
import { headFor } from "./head-for.ts";
import type { AsQuery, PlayNeeds } from "./play.ts";
import { positionOf } from "./position.ts";
import { stepOf } from "./step.ts";
import { audienceOf } from "./who.ts";

/** Every step with the view after it, sent as it is folded, so that a long game needs no more memory than a short one. */
export async function replayGame(
  needs: PlayNeeds,
  id: string,
  viewer: string | undefined,
  { as }: AsQuery,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const head = await headFor(needs, id, viewer);
  if (head.startedAt === undefined) throw new Problem("not-running", "The game has not begun.");
  const audience = audienceOf(head, viewer, as);
  return reply.type("application/json; charset=utf-8").send(Readable.from(replayText(needs, head, audience)));
}

const eventsAtOnce = 64;

async function* replayText(needs: PlayNeeds, head: Game, audience: Audience): AsyncGenerator<string> {
  const about = JSON.stringify({ ruleset: head.terms.ruleset, game: head.id, audience });
  yield `${about.slice(0, -1)},"steps":[`;
  let isFirst = true;
  for await (const steps of pages(needs, head, audience)) {
    if (steps.length === 0) continue;
    yield (isFirst ? "" : ",") + steps.join(",");
    isFirst = false;
  }
  yield "]}";
}

async function* pages({ store, register }: PlayNeeds, head: Game, audience: Audience) {
  let game: Game | undefined;
  while ((game?.version ?? 0) < head.version) {
    const events = await store.events(head.id, game?.version ?? 0, eventsAtOnce);
    const texts: string[] = [];
    for (const stored of events.filter(({ version }) => version <= head.version)) {
      const to = goesBackTo(stored.event);
      const earlier = to === undefined ? undefined : await store.at(head.id, to);
      game = afterEvent(register, game, { ...stored, earlier });
      const step = stepOf(register, head, audience, stored);
      if (step === undefined) continue;
      const { view, question, outcome } = positionOf(register, game, audience);
      texts.push(JSON.stringify({ ...step, view, question, outcome }));
    }
    yield texts;
  }
}
