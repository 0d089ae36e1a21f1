import type { OperationExample } from "../../../src/platform/http/openapi/transformations/with-examples.ts";
import { until } from "../games/tournament-play.ts";
import type { Caller } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";
import { recordSeries, recordTemplates } from "./record-series.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const stage = { format: "swiss", field: { from: "all" }, sizes: pairs, rounds: 1, roundDays: 14 };
const plan = { name: "The spring cup", ruleset: "middle-ages", stages: [stage], pace: "none", lastGraceMinutes: 0 };

/** Records a tournament of two players, to keep the examples short. Returns the first frame of its live stream. */
export async function recordTournament(
  record: RecordExample,
  meet: RecordProblem,
  director: Caller,
  visitor: Caller,
): Promise<OperationExample> {
  await record("simulateTournament", director, "POST /v1/tournament-simulations", { plan, players: 4 });
  const { body } = await record("createTournament", director, "POST /v1/tournaments", { plan });
  const { id } = body as { id: string };
  const path = `/v1/tournaments/${id}`;
  const act = (action: object) => director.post(`${path}/actions`, { action: action });
  await meet("not-now", director, `POST ${path}/actions`, { action: { type: "start" } });
  await act({ type: "open-entry" });
  await record("readPlayerList", director, `POST ${path}/player-list`, {
    text: "1. Isabelle; Vincennes\n2. Guillaume\n2. Guillaume",
  });
  await meet("too-few-players", director, `POST ${path}/actions`, { action: { type: "start" } });
  await meet("not-entered", visitor, `POST ${path}/actions`, { action: { type: "withdraw" } });
  await meet("unfit", director, `POST ${path}/actions`, { action: { type: "enter" } });
  await record("performTournamentAction", director, `POST ${path}/actions`, {
    action: { type: "enter-bots", bot: "easy", count: 2 },
  });
  await act({ type: "start" });
  const { rounds } = await until(director, id, ({ phase }) => phase === "finished");
  await recordMessages(record, path, director, visitor);
  await record("getTournament", visitor, `GET ${path}`);
  await record("listTournaments", visitor, "GET /v1/tournaments?phase=finished");
  await record("getTournamentStandings", visitor, `GET ${path}/standings`);
  await record("getTournamentStandingsCsv", visitor, `GET ${path}/standings.csv`);
  await record("getTournamentResultsCsv", visitor, `GET ${path}/results.csv`);
  await record("getTournamentCalendar", visitor, `GET ${path}/calendar.ics`);
  await record("exportTournament", visitor, `GET ${path}/export`);
  await record("getTournamentLog", visitor, `GET ${path}/log?after=2&limit=2`);
  await record("getTournamentOfGame", visitor, `GET /v1/games/${rounds[0]?.tables[0]?.game}/tournament`);
  await record("getTournamentReport", visitor, `GET ${path}/report.trf`);
  const file = [
    "012 Open",
    ...["Kowalski, Jan", "Nowak, Ewa"].map((name, place) => `001    ${place + 1}      ${name}`),
  ];
  await record("importTournament", director, "POST /v1/tournament-imports", {
    file: `${file.join("\r\n")}\r\n`,
    ruleset: "middle-ages",
  });
  await recordSeries(record, director, id);
  await recordTemplates(record, director, plan);
  return { status: 200, answer: await firstFrame(visitor, `${path}/stream?after=3`) };
}

/** Messages of a director in the chat and to everyone; a visitor reads and reports. */
async function recordMessages(record: RecordExample, path: string, director: Caller, visitor: Caller): Promise<void> {
  const announcement = { text: "The next round starts at eight.", to: "everyone" };
  await record("announceInTournament", director, `POST ${path}/announcements`, announcement);
  const chat = `${path}/chat`;
  const { body } = await record("postTournamentMessage", director, `POST ${chat}`, { text: "Good luck to you all." });
  const { number } = body as { number: number };
  await record("listTournamentMessages", visitor, `GET ${chat}`);
  await record("markTournamentMessagesRead", visitor, `PUT ${chat}/read`, { room: "players", number });
  await record("reportTournamentMessage", visitor, `POST ${chat}/${number}/reports`, { reason: "Not funny." });
  await record("deleteTournamentMessage", director, `DELETE ${chat}/${number}`);
}

async function firstFrame({ url, token }: Caller, path: string): Promise<string> {
  const ended = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { headers, signal: ended.signal });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.includes("\n\n")) break;
  }
  ended.abort();
  return `${text.split("\n\n")[0]}\n\n`;
}
