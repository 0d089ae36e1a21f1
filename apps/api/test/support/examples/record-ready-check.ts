import type { Caller } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";

const opening = { ruleset: "middle-ages", options: {}, name: "The round table", seats: 2 };

/** Records invitations, the ready check and removal from a game. */
export async function recordReadyCheck(
  record: RecordExample,
  meet: RecordProblem,
  ada: Caller,
  bea: Caller,
): Promise<void> {
  await record("findPlayers", ada, "GET /v1/players?name=bea");
  const { id } = await ada.open({ ...opening, readyCheck: true });
  await record("invitePlayer", ada, `POST /v1/games/${id}/invitations`, { account: bea.id, seat: 1 });
  await bea.post(`/v1/games/${id}/seats`, {});
  await record("setReady", bea, `PUT /v1/games/${id}/readiness`, { isReady: true });
  await meet("not-ready", ada, `POST /v1/games/${id}/start`);
  await record("cancelGame", ada, `DELETE /v1/games/${id}`);
  const shared = await ada.open(opening);
  await record("addCompanion", ada, `POST /v1/games/${shared.id}/companions`, { name: "Cleo" });
  const other = await ada.open(opening);
  await ada.post(`/v1/games/${other.id}/invitations`, { account: bea.id });
  await record("withdrawInvitation", bea, `DELETE /v1/games/${other.id}/invitations/${bea.id}`);
}
