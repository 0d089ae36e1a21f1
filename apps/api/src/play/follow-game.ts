import type { FastifyReply } from "fastify";
import type { Step } from "../database/fold.ts";
import { type Game, isShownTo, seatOf } from "../history/game.ts";
import { EventStream } from "./event-stream.ts";
import type { FollowRequest, PlayNeeds } from "./play.ts";
import { positionOf } from "./position.ts";
import { stepOf } from "./step.ts";
import { shownGame } from "./who.ts";

const stepsAtOnce = 32;

/**
 * Tells one viewer of the game as it happens, from where the viewer was. Ends when either side hangs up, when the session
 * ends, or when the viewer left a table that is shown only to those at it.
 */
export async function followGame(
  needs: PlayNeeds,
  id: string,
  viewer: string | undefined,
  request: FollowRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const game = await shownGame(needs.store, id, viewer);
  const resumed = request.headers["last-event-id"];
  const after = typeof resumed === "string" ? Number(resumed) : request.query.after;
  const stream = new EventStream(reply, async () => viewer === undefined || request.isStillSignedIn());
  const stopFollowing = needs.store.news.follow(id, () => stream.wake());
  const stopCounting = needs.streams.add(stream);
  tell(needs, viewer, stream, game, after ?? game.version)
    .catch((error: unknown) => request.log.error({ err: error, game: id }, "A live stream broke off"))
    .finally(() => {
      stopFollowing();
      stopCounting();
      stream.end();
    });
  return reply;
}

async function tell(
  needs: PlayNeeds,
  viewer: string | undefined,
  stream: EventStream,
  game: Game,
  after: number,
): Promise<void> {
  stream.send({ event: "game", data: JSON.stringify(await needs.showGame(game, viewer)) });
  let version = after;
  while (stream.isOpen) {
    const steps = await needs.store.stepsAfter(game.id, version, stepsAtOnce);
    if (!(await isStillShown(needs, viewer, steps.at(-1)?.game ?? game))) return;
    for (const step of steps) {
      await tellStep(needs, viewer, stream, step);
      version = step.game.version;
    }
    if (steps.length === 0) await stream.nextWake();
  }
}

/** Judged by how the table stands now: who came late may be told of the time before. */
async function isStillShown({ store }: PlayNeeds, viewer: string | undefined, told: Game): Promise<boolean> {
  const known = await store.known(told.id);
  return isShownTo(known === undefined || known.version < told.version ? told : known, viewer);
}

async function tellStep(needs: PlayNeeds, viewer: string | undefined, stream: EventStream, step: Step): Promise<void> {
  const { game } = step;
  const frame = stepFrame(needs, viewer, step);
  if (frame !== undefined) stream.send({ event: "step", id: game.version, data: frame });
  if (step.stored.event.type === "MovePlayed" || step.stored.event.type === "MovesUndone") return;
  const data = JSON.stringify(await needs.showGame(game, viewer));
  stream.send(frame === undefined ? { event: "game", id: game.version, data } : { event: "game", data });
}

/** Made once for each audience, however many watch. */
function stepFrame({ register, frames }: PlayNeeds, viewer: string | undefined, step: Step): string | undefined {
  const { stored, game } = step;
  const audience = seatOf(game, viewer) ?? "spectator";
  return frames.of(game, audience, () => {
    const told = stepOf(register, game, audience, stored);
    if (told === undefined) return undefined;
    const { ruleset, ...position } = positionOf(register, game, audience);
    return JSON.stringify({ ruleset, step: told, position });
  });
}
