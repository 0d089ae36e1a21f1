import type { Audience } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { FastifyReply } from "fastify";
import type { z } from "zod";
import { type Game, isOver } from "../history/game.ts";
import { headFor } from "./head-for.ts";
import { type Exchange, serializerOf } from "./past-answers.ts";
import type { Chronicle, PlayNeeds } from "./play.ts";
import { stepOf } from "./step.ts";
import { audienceOf } from "./who.ts";

type Query = z.output<typeof games.stepsQuery>;

/** What happened after a version. Telling folds nothing: facts say by themselves who may know them. */
export async function chronicleOf(
  needs: PlayNeeds,
  id: string,
  viewer: string | undefined,
  query: Query,
  exchange: Exchange,
): Promise<Chronicle | FastifyReply> {
  const head = await headFor(needs, id, viewer);
  const audience = audienceOf(head, viewer, query.as);
  if (!isOver(head)) return stepsOf(needs, head, audience, query);
  const serialize = serializerOf(exchange);
  return needs.past.send(exchange, {
    head,
    kind: "steps",
    audience,
    part: `${query.after} ${query.limit}`,
    isForAll: query.as !== undefined,
    async *text() {
      yield serialize(await stepsOf(needs, head, audience, query));
    },
  });
}

async function stepsOf(
  { store, register }: PlayNeeds,
  head: Game,
  audience: Audience,
  { after, limit }: Query,
): Promise<Chronicle> {
  const events = await store.events(head.id, after, limit);
  const shown = events.filter(({ version }) => version <= head.version);
  const steps = shown.flatMap((recorded) => stepOf(register, head, audience, recorded) ?? []);
  return { ruleset: head.terms.ruleset, game: head.id, audience, steps };
}
