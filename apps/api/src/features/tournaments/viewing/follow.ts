import type { FastifyReply, FastifyRequest } from "fastify";
import type { Listener } from "../../../event-store/updates/followers.ts";
import { StreamUpdates } from "../../../event-store/updates/stream-updates.ts";
import { EventStream, type EventStreams } from "../../../platform/http/streams/event-stream.ts";
import { shownTournament, type Viewer } from "../access.ts";
import type { TournamentDeps } from "../types.ts";
import { logOf } from "./log.ts";

export interface LiveDeps extends TournamentDeps {
  readonly streams: EventStreams;
  /** Calls back with each new version of a tournament, from any process. Returns how to stop. */
  readonly listen: (tournament: string, listener: Listener) => () => void;
}
type StreamRequest = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn" | "ip" | "sessionOwnerId"> & {
  readonly query: { readonly after?: number | undefined };
};

const entriesAtOnce = 100;

/** Streams the log of a tournament to one viewer, from the last entry that they have. */
export async function followTournament(
  deps: LiveDeps,
  { tournament: id, viewer }: { readonly tournament: string; readonly viewer: Viewer },
  request: StreamRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const leavePlace = deps.streams.reservePlace(request);
  // Listens before it reads, so that nothing in between is missed.
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
    { subject: id, viewer: viewer?.id },
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
  /** The version of the tournament when the stream began. */
  readonly head: number;
  readonly updates: StreamUpdates;
}

/** Entries are fetched after the last version that was sent, whatever woke the stream. */
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
