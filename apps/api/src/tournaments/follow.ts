import type { FastifyReply, FastifyRequest } from "fastify";
import { EventStream, type EventStreams } from "../http/event-stream.ts";
import { logOf } from "./log.ts";
import type { Viewer } from "./may-direct.ts";
import { shownTournament } from "./shown-tournament.ts";
import type { TournamentNeeds } from "./tournaments.ts";

export interface LiveNeeds extends TournamentNeeds {
  readonly streams: EventStreams;
  /** Hears that a tournament moved on, in whatever process; returns how to stop. */
  readonly listen: (tournament: string, listener: () => void) => () => void;
}
type Request = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn"> & {
  readonly query: { readonly after?: number | undefined };
};

const entriesAtOnce = 100;

/** Tells one viewer of a tournament as it goes on: every entry of its log, from where the viewer was. */
export async function followTournament(
  needs: LiveNeeds,
  id: string,
  viewer: Viewer,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stored = await shownTournament(needs, id, viewer);
  const resumed = Number(request.headers["last-event-id"]);
  const from = Number.isInteger(resumed) ? resumed : (request.query.after ?? stored.tournament.version);
  const stream = new EventStream(
    reply,
    { viewer: viewer?.id },
    async () => viewer === undefined || request.isStillSignedIn(),
  );
  const stopListening = needs.listen(id, () => stream.wake());
  const stopCounting = needs.streams.add(stream);
  tell(needs, id, stream, from)
    .catch((error: unknown) => request.log.error({ err: error, tournament: id }, "A live stream broke off"))
    .finally(() => {
      stopListening();
      stopCounting();
      stream.end();
    });
  return reply;
}

async function tell(needs: LiveNeeds, id: string, stream: EventStream, from: number): Promise<void> {
  let version = from;
  while (stream.isOpen) {
    const { entries } = await logOf(needs, id, { after: version, limit: entriesAtOnce });
    for (const entry of entries) {
      version = entry.version;
      stream.send({ event: "log", id: String(version), data: JSON.stringify(entry) });
    }
    if (entries.length === 0) await stream.nextWake();
  }
}
