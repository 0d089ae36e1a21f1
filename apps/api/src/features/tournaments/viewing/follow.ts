import type { FastifyReply, FastifyRequest } from "fastify";
import type { Listener } from "../../../event-store/updates/followers.ts";
import { StreamUpdates } from "../../../event-store/updates/stream-updates.ts";
import { EventStream, type EventStreams } from "../../../platform/http/streams/event-stream.ts";
import { shownTournament, type Viewer } from "../access.ts";
import type { TournamentDeps } from "../types.ts";
import { logOf } from "./log.ts";

export interface LiveDeps extends TournamentDeps {
  readonly streams: EventStreams;
  /** Calls back with the version that a tournament has reached, in whatever process; returns how to stop. */
  readonly listen: (tournament: string, listener: Listener) => () => void;
}
type Request = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn" | "ip" | "sessionOwnerId"> & {
  readonly query: { readonly after?: number | undefined };
};

const entriesAtOnce = 100;

/** Tells one viewer of a tournament as it goes on: every entry of its log, from where the viewer was. */
export async function followTournament(
  deps: LiveDeps,
  id: string,
  viewer: Viewer,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const leavePlace = deps.streams.reservePlace(request);
  // It listens before it looks: what happens in between wakes it.
  const updates = new StreamUpdates();
  const stopListening = deps.listen(id, (wake) => updates.note(wake));
  const stored = await shownTournament(deps, id, viewer).catch((error: unknown) => {
    stopListening();
    leavePlace();
    throw error;
  });
  const resumed = Number(request.headers["last-event-id"]);
  const from = Number.isInteger(resumed) ? resumed : (request.query.after ?? stored.tournament.version);
  const stream = new EventStream(
    reply,
    { viewer: viewer?.id },
    async () => viewer === undefined || request.isStillSignedIn(),
  );
  updates.wakes(stream);
  const stopCounting = deps.streams.add(stream);
  pushEntries(deps, id, { stream, from, head: stored.tournament.version, updates })
    .catch((error: unknown) => request.log.error({ err: error, tournament: id }, "A live stream broke off"))
    .finally(() => {
      stopListening();
      leavePlace();
      stopCounting();
      stream.end();
    });
  return reply;
}

interface Following {
  readonly stream: EventStream;
  readonly from: number;
  /** The version at which the tournament stood when the stream began. */
  readonly head: number;
  readonly updates: StreamUpdates;
}

/** What the viewer lacks is fetched by the version that was sent last, never by what woke the stream. */
async function pushEntries(deps: LiveDeps, id: string, { stream, from, head, updates }: Following): Promise<void> {
  let version = from;
  while (stream.isOpen) {
    const isBehind = Math.max(head, updates.head) > version;
    const entries = isBehind ? (await logOf(deps, id, { after: version, limit: entriesAtOnce })).entries : [];
    for (const entry of entries) {
      version = entry.version;
      stream.send({ event: "log", id: String(version), data: JSON.stringify(entry) });
    }
    if (entries.length === 0) await stream.waitForUpdate();
  }
}
