import type { OperationExample } from "../../../src/platform/http/openapi/transformations/with-examples.ts";
import { serverSentEvents } from "../../../src/platform/http/streams/event-stream.ts";
import type { Caller } from "../server/caller.ts";
import { followedAt } from "../server/followed.ts";
import type { RecordExample } from "./record-example.ts";

interface Choice {
  readonly type: string;
  readonly fields: Readonly<Record<string, { readonly oneOf?: readonly unknown[]; readonly from?: number }>>;
  readonly blockedBy?: string;
}
interface StudyPosition {
  readonly ruleset: string;
  readonly choices: readonly { readonly seat: number; readonly choices: readonly Choice[] }[];
}

/** Records a study of a finished game. Returns the example of its live stream. */
export async function recordStudies(
  record: RecordExample,
  owner: Caller,
  friend: Caller,
  game: string,
): Promise<OperationExample> {
  const opening = { from: "game", game, version: 6, title: "What if the crown had waited?", visibility: "public" };
  const { body } = await record("createStudy", owner, "POST /v1/studies", opening);
  const { id } = body as { id: string };
  const path = `/v1/studies/${id}`;
  const stream = followedAt(owner, `${path}/stream`, { after: 2 });
  const shown = await record("getStudyPosition", owner, `GET ${path}/nodes/1`);
  const added = await record("playStudyMove", owner, `POST ${path}/moves`, moveIn(shown.body as StudyPosition));
  const { node } = added.body as { node: number };
  await record("getStudyAdvice", owner, `GET ${path}/nodes/1/advice`);
  const texts = { name: "Slow and safe", comment: "It costs a turn, and keeps the tile." };
  await record("changeStudyNode", owner, `PATCH ${path}/nodes/${node}`, texts);
  await record("getStudy", owner, `GET ${path}`);
  await record("listStudies", friend, `GET /v1/studies?game=${game}`);
  await record("changeStudy", owner, `PATCH ${path}`, { title: "What if the crown had waited a turn?" });
  await record("addStudyMember", owner, `PUT ${path}/members/${friend.id}`);
  await record("removeStudyMember", owner, `DELETE ${path}/members/${friend.id}`);
  const fork = await record("forkStudy", friend, `POST ${path}/forks`, { title: "My own line" });
  const reason = "This is advertising.";
  await record("reportStudyText", friend, `POST ${path}/nodes/${node}/reports`, { part: "comment", reason });
  await record("exportStudy", friend, `GET ${path}/export`);
  await record("removeStudyNode", owner, `DELETE ${path}/nodes/${node}`);
  await stream.until((frames) => frames.length > 0);
  await stream.stop();
  await record("removeStudy", friend, `DELETE /v1/studies/${(fork.body as { id: string }).id}`);
  const [frame] = stream.frames;
  const data = JSON.stringify(frame?.data);
  return { status: 200, answer: serverSentEvents.textOf({ event: "change", id: `${frame?.id}`, data }) };
}

/** A move of the first choice, with the first value of each field. */
function moveIn({ ruleset, choices: [first] }: StudyPosition) {
  const choice = first?.choices.find(({ blockedBy }) => blockedBy === undefined);
  if (first === undefined || choice === undefined) throw new Error("no seat has a choice in the study");
  const values = Object.entries(choice.fields).map(([name, { oneOf, from }]) => [name, oneOf?.[0] ?? from ?? []]);
  return { ruleset, node: 1, seat: first.seat, move: { type: choice.type, ...Object.fromEntries(values) } };
}

/** Records what staff do with a study. */
export async function recordStudyRemoval(record: RecordExample, owner: Caller, moderator: Caller): Promise<void> {
  const opening = {
    from: "start",
    ruleset: "middle-ages",
    options: {},
    seats: 2,
    title: "Cheap crowns at example.com",
  };
  const { id } = await owner.post<{ id: string }>("/v1/studies", opening);
  const removal = { reason: "The title is advertising." };
  await record("removeStudyAsStaff", moderator, `POST /v1/admin/studies/${id}/removal`, removal);
}
