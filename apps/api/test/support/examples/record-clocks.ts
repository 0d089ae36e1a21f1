import type { games } from "@seneschal/schema";
import type { Caller } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";

const opening = { ruleset: "middle-ages", options: {}, name: "The slow table", seats: 3, bots: ["easy"] };

/** Records vacations and abandoned seats. */
export async function recordClocks(
  record: RecordExample,
  meet: RecordProblem,
  ada: Caller,
  bea: Caller,
): Promise<void> {
  await record("getVacation", ada, "GET /v1/account/vacation");
  await record("startVacation", ada, "POST /v1/account/vacation", { days: 3 });
  await meet("no-days-left", ada, "POST /v1/account/vacation", { days: 30 });
  await record("endVacation", ada, "DELETE /v1/account/vacation");

  const { id } = await ada.open({ ...opening, pace: "three-days" });
  await bea.post(`/v1/games/${id}/seats`, {});
  await ada.post<games.GameBody>(`/v1/games/${id}/start`);
  await meet("nobody-left", ada, `POST /v1/games/${id}/ballots`, { about: 1, wish: "wait" });
  await bea.post(`/v1/games/${id}/resignation`);
  await record("voteOnSeat", ada, `POST /v1/games/${id}/ballots`, { about: 1, wish: "caretaker" });
  await record("getSeatHistory", ada, `GET /v1/games/${id}/seat-history`);
  await record("getPlayer", ada, `GET /v1/players/${ada.id}`);

  const strict = await ada.open({ ...opening, entry: { finishedLeast: 50, percentLeast: 90 } });
  await meet("entry-refused", bea, `POST /v1/games/${strict.id}/seats`, {});
}
