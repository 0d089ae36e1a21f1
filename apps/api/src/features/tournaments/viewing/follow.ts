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
  /** The messages of a tournament after a change that the viewer knows, or from now on. */
  readonly openChatFeed: (
    tournament: string,
    account: string | undefined,
    after: number | undefined,
  ) => Promise<ChatFeed>;
}

interface ChatFeed {
  /** The last change that was sent or known; 0 if there is none. */
  readonly lastSent: number;
  /** The messages that were posted or deleted since; none if there are no more. */
  next(): Promise<readonly { readonly number: number; readonly data: string }[]>;
}
type StreamRequest = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn" | "ip" | "sessionOwnerId"> & {
  readonly query: { readonly after?: number | undefined };
};

interface Viewing {
  readonly tournament: string;
  readonly viewer: Viewer;
}

const entriesAtOnce = 100;

/** Streams the log and the chat of a tournament to one viewer, from the last entry and message that they have. */
export async function followTournament(
  deps: LiveDeps,
  { tournament: id, viewer }: Viewing,
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
  const resumed = request.headers["last-event-id"];
  const { version, chatChange } = typeof resumed === "string" ? placeOf(resumed) : unknownPlace;
  const from = version ?? request.query.after ?? stored.tournament.version;
  const stream = new EventStream(
    reply,
    { subject: id, viewer: viewer?.id },
    async () => viewer === undefined || request.isStillSignedIn(),
  );
  updates.wakes(stream);
  const stopCounting = deps.streams.add(stream);
  pushUpdates(deps, { tournament: id, viewer }, { stream, from, chatChange, head: stored.tournament.version, updates })
    .catch((error: unknown) => request.log.error({ err: error, tournament: id }, "A live stream broke off"))
    .finally(() => {
      stopListening();
      leavePlace();
      stopCounting();
      stream.end();
    });
  return reply;
}

/** The last version and the last change of the chat that a viewer has received. */
interface Place {
  readonly version: number | undefined;
  readonly chatChange: number | undefined;
}
const unknownPlace: Place = { version: undefined, chatChange: undefined };

/** `version`, or `version.chatChange` once there was a message. */
function placeOf(id: string): Place {
  const [version, chat = "0"] = id.split(".").map(Number);
  return Number.isInteger(version) ? { version, chatChange: Number(chat) } : unknownPlace;
}

interface Following {
  readonly stream: EventStream;
  readonly from: number;
  readonly chatChange: number | undefined;
  /** The version of the tournament when the stream began. */
  readonly head: number;
  readonly updates: StreamUpdates;
}

/** Entries are fetched after the last version that was sent, whatever woke the stream. */
async function pushUpdates(
  deps: LiveDeps,
  { tournament: id, viewer }: Viewing,
  { stream, from, chatChange, head, updates }: Following,
): Promise<void> {
  const chat = await deps.openChatFeed(id, viewer?.id, chatChange);
  let version = from;
  const place = () => (chat.lastSent === 0 ? `${version}` : `${version}.${chat.lastSent}`);
  while (stream.isOpen) {
    const isBehind = Math.max(head, updates.head) > version;
    const entries = isBehind ? (await logOf(deps, id, { after: version, limit: entriesAtOnce })).entries : [];
    for (const entry of entries) {
      version = entry.version;
      stream.send({ event: "log", id: place(), data: JSON.stringify(entry) });
    }
    if (updates.takeSideUpdate()) await pushChat(stream, chat, version);
    if (entries.length === 0 && !updates.isSideUpdate) await stream.waitForUpdate();
  }
}

async function pushChat(stream: EventStream, chat: ChatFeed, version: number): Promise<void> {
  for (let changes = await chat.next(); changes.length > 0; changes = await chat.next()) {
    for (const { number, data } of changes) stream.send({ event: "chat", id: `${version}.${number}`, data });
  }
}
