import type { games } from "@seneschal/schema";
import type { Caller } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";

interface Recorder {
  readonly record: RecordExample;
  readonly meet: RecordProblem;
}

/** Records a proposal to shorten a game of two, and the vote that shortens it. */
export async function recordShortening({ record, meet }: Recorder, proposer: Caller, other: Caller): Promise<void> {
  const opening = { name: "The long war", ruleset: "fief-original", options: { turns: 12 }, seats: 2 };
  const { id } = await proposer.open(opening);
  await other.post<games.GameBody>(`/v1/games/${id}/seats`, {});
  await proposer.post<games.GameBody>(`/v1/games/${id}/start`);
  const path = `/v1/games/${id}/shortening`;
  await record("proposeShortening", proposer, `POST ${path}`, { lastTurn: 8 });
  await meet("shortening-closed", other, `POST ${path}`, { lastTurn: 6 });
  await record("answerShortening", other, `POST ${path}/votes`, { agrees: true });
}
