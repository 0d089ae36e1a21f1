import type { FastifyReply } from "fastify";
import { type Game, isShownTo, seatOf } from "../../../domain/game/game.ts";
import type { LoadedStep } from "../../../event-store/loading/game-loader.ts";
import type { VersionLimit } from "../../../event-store/spectator-delay.ts";
import { StreamUpdates } from "../../../event-store/updates/stream-updates.ts";
import { EventStream } from "../../../platform/http/streams/event-stream.ts";
import { loadVisibleGame } from "../game-access.ts";
import type { ChatFeed, FollowRequest, PlayDeps, Viewing } from "../types.ts";
import { undoRequestFeed } from "../undo-requests/undo-request-feed.ts";
import { positionOf, stepOf } from "./game-view.ts";
import { presenceFeed } from "./presence/presence-feed.ts";

const stepsAtOnce = 32;

/**
 * Streams a game to one viewer, from the last step that they have. Ends when either side disconnects, the session ends, or
 * the viewer may no longer see the game.
 */
export async function followGame(
  deps: PlayDeps,
  { game: id, viewer }: Viewing,
  request: FollowRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const leavePlace = deps.streams.reservePlace(request);
  // Listens before it reads, so that nothing in between is missed.
  const updates = new StreamUpdates();
  const stopFollowing = deps.store.updates.follow(id, (wake) => updates.note(wake));
  const game = await loadVisibleGame(deps, id, viewer).catch((error: unknown) => {
    stopFollowing();
    leavePlace();
    throw error;
  });
  const resumed = request.headers["last-event-id"];
  const from = typeof resumed === "string" ? placeOf(resumed) : { version: request.query.after, chatChange: undefined };
  const stream = new EventStream(
    reply,
    { subject: id, viewer },
    async () => viewer === undefined || request.isStillSignedIn(),
  );
  updates.wakes(stream);
  const stopCounting = deps.streams.add(stream);
  pushUpdates({ deps, viewer, stream, game, from, updates })
    .catch((error: unknown) => request.log.error({ err: error, game: id }, "A live stream broke off"))
    .finally(() => {
      stopFollowing();
      leavePlace();
      stopCounting();
      stream.end();
    });
  return reply;
}

/** The last version and the last chat change that a viewer has received. */
interface Place {
  readonly version: number | undefined;
  readonly chatChange: number | undefined;
}

function placeOf(id: string): Place {
  const [version, chat = "0"] = id.split(".");
  return { version: Number(version), chatChange: Number(chat) };
}

interface Following {
  readonly deps: PlayDeps;
  readonly viewer: string | undefined;
  readonly stream: EventStream;
  readonly game: Game;
  readonly from: Place;
  readonly updates: StreamUpdates;
}

/** Steps are fetched after the last version that was sent, whatever woke the stream. */
async function pushUpdates({ deps, viewer, stream, game, from, updates }: Following): Promise<void> {
  // Read once: everything after the first version is sent as a step.
  const first = await deps.visible.limitFor(game, viewer);
  const shown = await deps.visible.stateFor(game, viewer, first);
  stream.send({ event: "game", data: JSON.stringify(await deps.showVersion(shown, viewer)) });
  const chat = await deps.openChatFeed(game, viewer, from.chatChange);
  const undo = undoRequestFeed(deps, viewer);
  const presence = presenceFeed(deps, viewer);
  const reach = reachOf(deps, { game, viewer, updates }, first);
  let version = from.version ?? first.version;
  const id = () => (chat.lastSent === 0 ? `${version}` : `${version}.${chat.lastSent}`);
  while (stream.isOpen) {
    const { head, limit, untilMoreMs } = await reach();
    if (!isShownTo(head, viewer)) return;
    const steps = limit > version ? await stepsUpTo(deps, game.id, version, limit) : [];
    const latest = steps.at(-1)?.game ?? head;
    for (const step of steps) {
      version = step.game.version;
      await pushStep({ deps, viewer, stream }, step, id());
    }
    const isSideUpdate = updates.takeSideUpdate();
    if (isSideUpdate) await pushChat(stream, chat, { game: latest, limit, version });
    const request = await undo(latest, isSideUpdate);
    if (request !== undefined) stream.send({ event: "undo", data: request });
    const online = presence(latest);
    if (online !== undefined) stream.send({ event: "presence", data: online });
    // What comes meanwhile wakes the stream at once.
    const isCaughtUp = steps.length === 0 || version === limit;
    if (isCaughtUp && !updates.isSideUpdate) await stream.waitForUpdate(untilMoreMs());
  }
}

/** Returns the head and the limit of its viewer. Read again only if the head has moved or more is due. */
function reachOf(
  { store, visible: games, now }: PlayDeps,
  { game, viewer, updates }: Pick<Following, "game" | "viewer" | "updates">,
  first: VersionLimit,
) {
  let head = game;
  let shown = first;
  const untilMoreMs = () => shown.risesAt && shown.risesAt.getTime() - now().getTime();
  return async () => {
    const isBehind = updates.head > head.version;
    if (isBehind) head = (await store.reached(game.id, updates.head)) ?? head;
    if (isBehind || (untilMoreMs() ?? 1) <= 0) shown = await games.limitFor(head, viewer);
    return { head, limit: shown.version, untilMoreMs };
  };
}

interface SentUpTo {
  readonly game: Game;
  /** `limit`: the last version that the viewer may see; `version`: the last one that was sent. */
  readonly limit: number;
  readonly version: number;
}

async function pushChat(stream: EventStream, chat: ChatFeed, { game, limit, version }: SentUpTo): Promise<void> {
  for (let changes = await chat.next(game, limit); changes.length > 0; changes = await chat.next(game, limit)) {
    for (const { number, data } of changes) stream.send({ event: "chat", id: `${version}.${number}`, data });
  }
}

async function stepsUpTo({ store }: PlayDeps, id: string, after: number, upTo: number): Promise<readonly LoadedStep[]> {
  const steps = await store.stepsAfter(id, after, stepsAtOnce);
  return steps.filter(({ game }) => game.version <= upTo);
}

async function pushStep(
  { deps, viewer, stream }: Pick<Following, "deps" | "viewer" | "stream">,
  step: LoadedStep,
  id: string,
): Promise<void> {
  const { game } = step;
  const frame = stepFrame(deps, viewer, { step, id });
  if (frame !== undefined) stream.sendEncoded(frame);
  if (step.stored.event.type === "MovePlayed" || step.stored.event.type === "MovesUndone") return;
  const data = JSON.stringify(await deps.showVersion(game, viewer));
  stream.send(frame === undefined ? { event: "game", id, data } : { event: "game", data });
}

interface SentStep {
  readonly step: LoadedStep;
  readonly id: string;
}

/** Built once for each audience, however many viewers there are. */
function stepFrame({ registry, frames }: PlayDeps, viewer: string | undefined, { step, id }: SentStep) {
  const { stored, game } = step;
  const audience = seatOf(game, viewer) ?? "spectator";
  return frames.of(game, { audience, id }, () => {
    const visible = stepOf(registry, game, audience, stored);
    if (visible === undefined) return undefined;
    const { ruleset, ...position } = positionOf(registry, game, audience);
    return JSON.stringify({ ruleset, step: visible, position });
  });
}
