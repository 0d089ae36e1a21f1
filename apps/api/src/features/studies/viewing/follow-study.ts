import type { studies as schemas } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isShownTo } from "../../../domain/study/study.ts";
import type { RecordedStudyEvent, StudyEvent } from "../../../domain/study/study-events.ts";
import { StreamUpdates } from "../../../event-store/updates/stream-updates.ts";
import { EventStream } from "../../../platform/http/streams/event-stream.ts";
import { shownStudy } from "../access.ts";
import type { StudyDeps, Viewer } from "../types.ts";

type StreamRequest = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn" | "ip" | "sessionOwnerId"> & {
  readonly query: { readonly after?: number | undefined };
};

const eventsAtOnce = 100;

/** Streams the changes of a study to one viewer, from the last version that they have, as long as they may read it. */
export async function followStudy(
  deps: StudyDeps,
  { study: id, viewer }: { readonly study: string; readonly viewer: Viewer },
  request: StreamRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const leavePlace = deps.streams.reservePlace(request);
  // Listens before it reads, so that nothing in between is missed.
  const updates = new StreamUpdates();
  const stopListening = deps.listen(id, (wake) => updates.note(wake));
  const study = await shownStudy(deps, id, viewer).catch((error: unknown) => {
    stopListening();
    leavePlace();
    throw error;
  });
  const mayRead = async () => {
    const current = await deps.store.current(id);
    return current !== undefined && isShownTo(current, viewer);
  };
  const mayStay = async () => (viewer === undefined || (await request.isStillSignedIn())) && (await mayRead());
  const stream = new EventStream(reply, { subject: id, viewer }, mayStay);
  updates.wakes(stream);
  const stopCounting = deps.streams.add(stream);
  const from = versionIn(request.headers["last-event-id"]) ?? request.query.after ?? study.version;
  pushChanges({ deps, id, mayRead }, stream, updates, { from, head: study.version })
    .catch((error: unknown) => request.log.error({ err: error, study: id }, "A live stream broke off"))
    .finally(() => {
      stopListening();
      leavePlace();
      stopCounting();
      stream.end();
    });
  return reply;
}

/** The version in the id of the last event that a client has. */
function versionIn(id: string | readonly string[] | undefined): number | undefined {
  return typeof id === "string" && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

interface Followed {
  readonly deps: StudyDeps;
  readonly id: string;
  readonly mayRead: () => Promise<boolean>;
}

/** Events are fetched after the last version that was sent, whatever woke the stream. */
async function pushChanges(
  { deps, id, mayRead }: Followed,
  stream: EventStream,
  updates: StreamUpdates,
  { from, head }: { readonly from: number; readonly head: number },
): Promise<void> {
  let version = from;
  while (stream.isOpen) {
    const isBehind = Math.max(head, updates.head) > version;
    if (isBehind && !(await mayRead())) return;
    const events = isBehind ? await deps.store.events(id, version, eventsAtOnce) : [];
    for (const event of events) {
      version = event.version;
      stream.send({ event: "change", id: String(version), data: JSON.stringify(updateOf(event)) });
    }
    if (events.length === 0) await stream.waitForUpdate();
  }
}

function updateOf({ version, at, by, event }: RecordedStudyEvent): schemas.StudyUpdate {
  return { version, at, by, kind: kinds[event.type], node: nodeOf(version, event) };
}

function nodeOf(version: number, event: StudyEvent): number | null {
  if (event.type === "NodeAdded") return version;
  return "node" in event ? event.node : null;
}

const kinds: Readonly<Record<StudyEvent["type"], schemas.StudyUpdate["kind"]>> = {
  StudyOpened: "opened",
  NodeAdded: "node-added",
  NodeRemoved: "node-removed",
  TextChanged: "text-changed",
  VisibilityChanged: "visibility-changed",
  MemberAdded: "member-added",
  MemberRemoved: "member-removed",
  OwnerChanged: "owner-changed",
  StudyRemoved: "removed",
};
