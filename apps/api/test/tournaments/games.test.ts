import { createHash } from "node:crypto";
import { type games, type tournaments as schemas, tournaments } from "@seneschal/schema";
import { tournamentDigestOf } from "@seneschal/tournament";
import { verifyTournamentExport } from "@seneschal/tournament/verification";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import { notificationOf } from "../../src/features/notifications/build-notification.ts";
import { findDueNotifications } from "../../src/features/notifications/due-notifications-store.ts";
import { inTransaction } from "../../src/platform/postgres/in-transaction.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import {
  act,
  look,
  planned,
  playRound,
  swiss,
  type Tournament,
  testPlan,
  tryAct,
  until,
} from "../support/games/tournament-play.ts";
import { noDelays } from "../support/notifications/notifier.ts";
import { bidFirst, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
const day = 86_400_000;
let time = Date.now();
let servers: readonly TestServer[];
let director: Caller;
let people: readonly Caller[];

// Two processes over one database do what is due, without interfering with each other.
beforeAll(async () => {
  const startOptions = { now: () => new Date(time) };
  servers = [await startServer(database, startOptions), await startServer(database, startOptions)];
  director = await guest(servers[0]?.url ?? "", "Directrix");
  people = await Promise.all(["Ada", "Bea", "Cyr", "Dan", "Eve"].map((name) => guest(servers[0]?.url ?? "", name)));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const reason = "For a reason that everybody reads.";

async function opened(plan: object, entrants: readonly Caller[]): Promise<string> {
  const id = await planned(director, plan);
  await act(director, id, { type: "open-entry" });
  for (const person of entrants) await act(person, id, { type: "enter" });
  return id;
}

async function begun(plan: object, entrants: readonly Caller[] = people.slice(0, 3)): Promise<Tournament> {
  const id = await opened(plan, entrants);
  return act(director, id, { type: "start" });
}

const gameOf = ({ rounds }: Tournament, table = 0) => rounds[0]?.tables[table]?.game ?? "";
const logOf = (id: string) => director.get<schemas.TournamentLog>(`/v1/tournaments/${id}/log?limit=500`);

describe("the games of a tournament", () => {
  it("are created once and read once, however many processes do it", async () => {
    const id = await opened(testPlan([swiss(3)]), people.slice(0, 1));
    await act(director, id, { type: "enter-bots", bot: "easy", count: 8 });
    await act(director, id, { type: "start" });
    for (let round = 1; round <= 3; round++) await playRound(people.slice(0, 1), id, round);
    const { entries } = await logOf(id);
    const named = (type: string) =>
      entries.flatMap(({ event }) => (event.type === type && "game" in event ? [event.game] : []));
    expect(named("TableOpened").length).toBe(6);
    expect(new Set(named("TableOpened")).size).toBe(6);
    expect(named("TableEnded").toSorted()).toEqual(named("TableOpened").toSorted());
    const { rows } = await database.pool.query<{ count: string }>(
      "select count(*) from events join tournament_games using (game_id) where version = 1 and tournament_id = $1",
      [id],
    );
    expect(rows[0]?.count).toBe("6");
  });

  it("have the deadlines that the director chose, or the usual ones in the time zone of the director", async () => {
    await director.call("PATCH", "/v1/account/profile", { timeZone: "Europe/Paris" });
    const tournament = await begun(testPlan([swiss(1)], { pace: "daily" }));
    expect(tournament.plan.fixedDeadlines).toEqual({ times: ["20:00"], timeZone: "Europe/Paris" });
    const { clock } = await director.get<games.GameBody>(`/v1/games/${gameOf(tournament)}`);
    expect(clock).toMatchObject({ pace: "daily", fixedDeadlines: tournament.plan.fixedDeadlines });
    const fixedDeadlines = { times: ["07:00", "19:30"], timeZone: "America/New_York" };
    const id = await planned(director, testPlan([swiss(1)], { pace: "twice-daily", fixedDeadlines }));
    expect((await look(director, id)).plan.fixedDeadlines).toEqual(fixedDeadlines);
    const slower = testPlan([swiss(1)], { pace: "daily", fixedDeadlines });
    expect(await tryAct(director, id, { type: "change-plan", plan: slower })).toMatchObject({ status: 400 });
    const changed = await act(director, id, { type: "change-plan", plan: { ...slower, fixedDeadlines: undefined } });
    expect(changed.plan.fixedDeadlines).toEqual({ times: ["20:00"], timeZone: "Europe/Paris" });
  });

  it("rank players who leave last with zero points, and the others among themselves", async () => {
    const tournament = await begun(testPlan([swiss(1)], { scoring: { system: "list", points: [6, 3, 1] } }));
    const [ada, bea, cyr] = people as [Caller, Caller, Caller];
    await ada.post(`/v1/games/${gameOf(tournament)}/resignation`);
    await playRound([bea, cyr], tournament.id, 1);
    const { rounds } = await look(director, tournament.id);
    const places = rounds[0]?.tables[0]?.places ?? [];
    expect(places.find(({ player }) => player === ada.id)).toEqual({
      player: ada.id,
      rank: 3,
      score: 0,
      tieBreaks: [],
      isForfeit: true,
    });
    expect(places.filter(({ isForfeit }) => !isForfeit).map(({ rank }) => rank)).toEqual(expect.arrayContaining([1]));
  });

  it("wait for the director if one is annulled, and are played again on their order", async () => {
    const desk = await staffMember(database.pool, servers[0]?.url ?? "", "administrator", "Odo");
    const tournament = await begun(testPlan([swiss(1)]));
    const game = gameOf(tournament);
    await desk.post(`/v1/admin/games/${game}/annulment`, {
      expectedVersion: (await desk.position(game)).version,
      reason,
    });
    await until(director, tournament.id, ({ rounds }) => rounds[0]?.tables[0]?.state === "stopped");
    const again = await act(director, tournament.id, { type: "replay-table", round: 1, table: 1, reason });
    expect(again.rounds[0]?.tables[0]).toMatchObject({ state: "playing", game: expect.not.stringContaining(game) });
    expect((await playRound(people.slice(0, 3), tournament.id, 1)).phase).toBe("finished");
  });

  it("leave absent players to the directors", async () => {
    const tournament = await begun(testPlan([swiss(1)]));
    const [ada] = people as [Caller];
    const game = await ada.get<games.GameBody>(`/v1/games/${gameOf(tournament)}`);
    expect(game).toMatchObject({ presenceCheck: null, presenceCheckFrom: null });
    expect(await ada.call("POST", `/v1/games/${game.id}/presence-check`)).toMatchObject({
      status: 409,
      body: { code: "presence-check-closed", detail: "In a tournament, the directors decide about absent players." },
    });
  });

  it("keep their length", async () => {
    const tournament = await begun(testPlan([swiss(1)], { options: { rounds: 9 } }));
    const [ada] = people as [Caller];
    expect(await ada.call("POST", `/v1/games/${gameOf(tournament)}/shortening`, { lastTurn: 3 })).toMatchObject({
      status: 409,
      body: { code: "shortening-closed" },
    });
  });

  it("are closed when the tournament is cancelled", async () => {
    const tournament = await begun(testPlan([swiss(1)]));
    const game = gameOf(tournament);
    await act(director, tournament.id, { type: "cancel", reason });
    await expect.poll(async () => (await director.get<{ state: string }>(`/v1/games/${game}`)).state).toBe("closed");
  });

  it("lose their result if annulled after the end while the round goes on", async () => {
    const desk = await staffMember(database.pool, servers[0]?.url ?? "", "administrator", "Oda");
    const sizes = { least: 2, most: 2, preferred: 2 };
    const tournament = await begun(testPlan([swiss(1, { sizes })]), people.slice(0, 4));
    const [one, two] = (tournament.rounds[0]?.tables[0]?.players ?? []).map((id) => people.find((p) => p.id === id));
    const game = gameOf(tournament);
    await bidFirst(one as Caller, game);
    await bidFirst(two as Caller, game);
    await until(director, tournament.id, ({ rounds }) => rounds[0]?.tables[0]?.state === "over");
    const { version } = await desk.get<{ version: number }>(`/v1/games/${game}`);
    await desk.post(`/v1/admin/games/${game}/annulment`, { expectedVersion: version, reason });
    const stopped = await until(director, tournament.id, ({ rounds }) => rounds[0]?.tables[0]?.state === "stopped");
    expect(stopped.rounds[0]?.tables[0]?.places).toBeNull();
    const places = [one, two].map((person, rank) => ({
      player: person?.id,
      rank: rank + 1,
      score: 0,
      tieBreaks: [],
      isForfeit: false,
    }));
    await act(director, tournament.id, { type: "correct-result", round: 1, table: 1, places, reason });
    expect((await look(director, tournament.id)).rounds[0]?.tables[0]?.state).toBe("over");
  });

  it("keep their result if annulled after the round, and every director is asked until one of them rules", async () => {
    const desk = await staffMember(database.pool, servers[0]?.url ?? "", "administrator", "Otto");
    const sizes = { least: 2, most: 2, preferred: 2 };
    const { id } = await begun(testPlan([swiss(2, { sizes })]), people.slice(0, 4));
    const { rounds } = await playRound(people.slice(0, 4), id, 1);
    const { game = "", places = null } = rounds[0]?.tables[0] ?? {};
    const { version } = await desk.get<{ version: number }>(`/v1/games/${game}`);
    const pointsOf = async () => {
      const { rows } = await director.get<schemas.TournamentStandings>(`/v1/tournaments/${id}/standings`);
      return rows.map(({ player, points }) => ({ player, points }));
    };
    const before = await pointsOf();
    await desk.post(`/v1/admin/games/${game}/annulment`, { expectedVersion: version, reason });
    const annulled = await until(director, id, (body) => body.rounds[0]?.tables[0]?.annulment === "open");
    expect(annulled.rounds[0]?.tables[0]).toMatchObject({ state: "over", places });
    expect(await pointsOf()).toEqual(before);
    expect(await told()).toEqual([
      { account: director.id, path: `/tournaments/${id}#table-1-1`, values: expect.objectContaining({ round: 1 }) },
    ]);

    const rule = (ruled: typeof places) =>
      act(director, id, { type: "correct-result", round: 1, table: 1, places: ruled, reason });
    const upheld = await rule(places);
    expect(await told()).toEqual([]);
    expect(upheld.rounds[0]?.tables[0]).toMatchObject({ annulment: "settled", places });
    expect(await pointsOf()).toEqual(before);
    await rule((places ?? []).map((place) => ({ ...place, rank: 1 })));
    expect(await pointsOf()).not.toEqual(before);
    // Whatever is ruled, it is announced once.
    const over = await playRound(people.slice(0, 4), id, 2);
    expect(over.rounds[0]?.tables[0]).toMatchObject({ annulment: "settled" });
    const said = (await logOf(id)).entries.filter(({ event }) => event.type === "GameAnnulled");
    expect(said.map(({ event }) => event)).toEqual([{ type: "GameAnnulled", round: 1, table: 1, game }]);
  });

  it("count as they are at the deadline, if the settings say so", async () => {
    const plan = testPlan([swiss(1, { roundDays: 1 })], { atDeadline: "adjudicate", options: { rounds: 5 } });
    const tournament = await begun(plan);
    time += 2 * day;
    const over = await until(director, tournament.id, ({ phase }) => phase === "finished");
    expect(over.rounds[0]?.tables[0]).toMatchObject({ verdict: "adjudicated", state: "over" });
    await expect.poll(() => director.get(`/v1/games/${gameOf(over)}`)).toMatchObject({ state: "closed" });
  });
});

describe("the server", () => {
  it("starts a tournament at its time with the players who have checked in", async () => {
    const startsAt = new Date(time + day).toISOString();
    const id = await opened(testPlan([swiss(1)], { startsAt, checkInMinutes: 60 }), people.slice(0, 4));
    expect(await tryAct(people[0] as Caller, id, { type: "check-in" })).toMatchObject({ status: 409 });
    time += day - 30 * 60_000;
    expect((await look(people[0] as Caller, id)).you).toMatchObject({ mayCheckIn: true, isCheckedIn: false });
    for (const person of people.slice(0, 3)) await act(person, id, { type: "check-in" });
    time += 40 * 60_000;
    const isPlayed = ({ rounds }: Tournament) => rounds[0]?.tables.every(({ state }) => state === "playing") ?? false;
    const { players } = await until(director, id, isPlayed);
    expect(players.map(({ status }) => status)).toEqual(["entered", "entered", "entered", "withdrawn"]);
  });

  it("withdraws players who delete their account, and keeps what they played", async () => {
    const leaver = await guest(servers[0]?.url ?? "", "Gone");
    const id = await opened(testPlan([swiss(1)]), [...people.slice(0, 3), leaver]);
    expect((await leaver.call("POST", "/v1/account/deletion", {})).status).toBe(204);
    const { players } = await look(director, id);
    expect(players.at(-1)).toMatchObject({ player: leaver.id, name: "", status: "withdrawn" });
  });

  it("rebuilds the projections of tournaments from events alone", async () => {
    const before = await dump();
    await database.pool.query("update tournaments set name = 'wrong', version = 0");
    await database.pool.query("delete from tournament_games");
    await rebuildProjections(database.pool, testRegistry);
    expect(await dump()).toEqual(before);
  });
});

describe("the log of a tournament", () => {
  let tournament: Tournament;
  beforeEach(async () => {
    tournament ??= await begun(testPlan([swiss(1, { roundDays: 3 })], { name: "=The cup, of the test" }));
  });

  it("is a hash chain that anyone can check when the secret is published", async () => {
    await act(director, tournament.id, { type: "cancel", reason });
    const { fairness } = await look(director, tournament.id);
    const secret = fairness.secret ?? "";
    // As the documentation says it: SHA-256 of the secret.
    expect(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex")).toBe(fairness.commit);
    expect(fairness.scheme).toBe(2);
    let digest = "";
    for (const { by, event, ...entry } of (await logOf(tournament.id)).entries) {
      const { type, ...body } = event;
      const chained = { ...entry, by: by?.account ?? null, tournament: tournament.id, type, body };
      digest = tournamentDigestOf(secret, digest, chained);
      expect(entry.digest).toBe(digest);
    }
    expect(digest).toBe(fairness.digest);
  });

  it("is exported when it is over, and verified with its draws and pairings", async () => {
    const id = await opened(testPlan([swiss(2)], { pairing: "director" }), people.slice(0, 5));
    const exported = () => director.call("GET", `/v1/tournaments/${id}/export`);
    await act(director, id, { type: "start" });
    expect(await exported()).toMatchObject({ status: 409 });
    await act(director, id, { type: "redraw-round", round: 1, reason });
    await act(director, id, { type: "cancel", reason });
    const { text } = await exported();
    expect(verifyTournamentExport(text)).toMatchObject({ isSound: true, pairingsChecked: true });
    for (const line of text.trimEnd().split("\n")) {
      expect(tournaments.tournamentLogLine.parse(JSON.parse(line))).toEqual(JSON.parse(line));
    }
    const [first = "", second = ""] = people.map((person) => person.id);
    const swapped = text.replaceAll(first, "\u0000").replaceAll(second, first).replaceAll("\u0000", second);
    expect(verifyTournamentExport(swapped)).toMatchObject({ isSound: false });
  });

  it("is available as a calendar in both languages, and as CSV without formulas", async () => {
    const calendar = (query: string) => director.call("GET", `/v1/tournaments/${tournament.id}/calendar.ics${query}`);
    const english = await calendar("");
    expect(english.headers.get("content-type")).toContain("text/calendar");
    expect(english.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(english.text).toContain("SUMMARY:=The cup\\, of the test: end of round 1");
    expect((await calendar("?language=fr")).text).toContain("fin de la ronde 1");
    const { text } = await director.call("GET", `/v1/tournaments/${tournament.id}/standings.csv`);
    expect(text.split("\n")[0]).toBe("rank,player,name,division,status,points,wins,opponents,lot,club");
    const results = await director.call("GET", `/v1/tournaments/${tournament.id}/results.csv`);
    expect(results.text).toMatch(/^round,stage,table,/);
  });

  it("is streamed to viewers at another process, and resumes after a lost connection", async () => {
    const { id } = await begun(testPlan([swiss(1)]));
    const { version } = await look(director, id);
    const frames = framesOf(servers[1]?.url ?? "", id, version);
    await act(director, id, { type: "move-deadline", round: 1, deadline: "2100-01-01T00:00:00.000Z", reason });
    expect(await frames).toContain(`event: log\nid: ${version + 1}\ndata: `);
    expect(await framesOf(servers[1]?.url ?? "", id, version)).toContain('"type":"DeadlineMoved"');
  });
});

/** The notifications that would be sent now about an annulled game that counts. */
async function told() {
  await database.pool.query("update accounts set email_verified = true where id = $1", [director.id]);
  const due = await findDueNotifications(database.pool, noDelays, []);
  return inTransaction(database.pool, (client) =>
    Promise.all(
      due
        .filter(({ template }) => template === "result-in-doubt")
        .map(async (one) => {
          const { path, values } = await notificationOf(client, one);
          return { account: one.account, path, values };
        }),
    ),
  );
}

async function framesOf(url: string, id: string, after: number): Promise<string> {
  const hangUp = new AbortController();
  const response = await fetch(`${url}/v1/tournaments/${id}/stream`, {
    headers: { "last-event-id": String(after) },
    signal: hangUp.signal,
  });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.includes("\n\n")) break;
  }
  hangUp.abort();
  return text;
}

async function dump() {
  const read = async (table: string) =>
    (await database.pool.query<object>(`select * from ${table} order by tournament_id, 1, 2`)).rows;
  return Promise.all(["tournaments", "tournament_players", "tournament_games"].map(read));
}
