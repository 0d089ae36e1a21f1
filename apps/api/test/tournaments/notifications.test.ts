import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rebuildTournamentsOneByOne } from "../../src/features/tournaments/rebuild-tournaments-store.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { act, look, planned, playRound, swiss, testPlan, until } from "../support/games/tournament-play.ts";
import { deviceAt } from "../support/notifications/notification-targets.ts";
import { tournamentOutbox } from "../support/notifications/tournament-outbox.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = simulatedDatabase();
const { pool } = database;
const hourMs = 3_600_000;
const minuteMs = 60_000;
const reason = "For a reason that everybody reads.";

let server: TestServer;

// A week ago at 10:00 UTC, whenever the test runs: jobs that are due then are due now.
const day = new Date(Date.now() - 7 * 24 * hourMs).toISOString().slice(0, 10);
const start = new Date(`${day}T10:00:00.000Z`);
const outbox = tournamentOutbox(database, start);

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, now: outbox.now });
});
afterAll(() => server.close());

/** Some minutes after the start of the test. */
const after = (hours: number, minutes = 0) => new Date(start.getTime() + hours * hourMs + minutes * minuteMs);

async function player(name: string): Promise<Caller> {
  const caller = await guest(server.url, name);
  await outbox.reachable(caller, name);
  return caller;
}
const playersNamed = (...names: readonly string[]) => Promise.all(names.map(player));

/** The text of the only e-mail to a recipient among those that are sent now. */
async function textsAt(time: Date): Promise<Readonly<Record<string, string>>> {
  await outbox.setTime(time);
  await outbox.notifier().sendDueNotifications();
  return Object.fromEntries((await outbox.read()).map(({ to, text }) => [to, text]));
}

const pairsOrThrees = { sizes: { least: 2, most: 3, preferred: 3 } };

beforeEach(() => outbox.setTime(start));
afterEach(async () => {
  await pool.query("truncate notifications, tournament_notifications, captured_emails");
});

async function opened(director: Caller, plan: object): Promise<string> {
  const id = await planned(director, plan);
  await act(director, id, { type: "open-entry" });
  return id;
}

async function enterAll(id: string, people: readonly Caller[]): Promise<void> {
  for (const person of people) await act(person, id, { type: "enter" });
}

const started = (caller: Caller, id: string) => until(caller, id, ({ rounds }) => rounds[0]?.tables[0]?.game != null);

describe("a tournament with check-in, a waiting list, rounds and deadlines", () => {
  it("tells everyone what concerns them, once, at its time, in their language, and nothing else", async () => {
    const director = await player("Dora");
    const people = await playersNamed("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil");
    const [ann, ben, cat, dan, , fay, gil] = people as [Caller, Caller, Caller, Caller, Caller, Caller, Caller];
    // Ben reads French in Paris. Cat sleeps while check-in opens.
    await ben.call("PATCH", "/v1/account/profile", { language: "fr", timeZone: "Europe/Paris" });
    await cat.call("PATCH", "/v1/account/profile", { quietHours: { from: "10:30", to: "11:30" } });
    const plan = testPlan([swiss(3, { ...pairsOrThrees, roundDays: 1 })], {
      name: "Autumn Cup",
      startsAt: after(2).toISOString(),
      checkInMinutes: 60,
      playersMost: 6,
    });
    const id = await opened(director, plan);
    await enterAll(id, people);
    expect(await outbox.at(after(0, 5))).toEqual([]);

    // Gil waits, and moves up when Fay withdraws.
    await act(fay, id, { type: "withdraw" });
    expect(await outbox.at(after(0, 10))).toEqual(["gil: You have a place: Autumn Cup"]);

    expect(await outbox.at(after(0, 59))).toEqual([]);
    const texts = await textsAt(after(1, 2));
    expect(Object.keys(texts)).toEqual(["ann", "ben", "dan", "eve", "gil"]);
    expect(texts.ann).toContain("Players who have not checked in before the start on ");
    expect(texts.ann).toMatch(/12:00/);
    expect(texts.ann).toContain(`/tournaments/${id}`);
    expect(texts.ben).toContain("Vous pouvez maintenant confirmer votre présence à Autumn Cup.");
    expect(texts.ben).toMatch(/ à 1[34]:00/);
    expect(await outbox.at(after(1, 31))).toEqual(["cat: Check-in is open: Autumn Cup"]);

    for (const person of [ann, ben, cat, dan]) await act(person, id, { type: "check-in" });
    expect(await outbox.at(after(1, 47))).toEqual([
      "eve: Check-in ends soon: Autumn Cup",
      "gil: Check-in ends soon: Autumn Cup",
    ]);
    await act(gil, id, { type: "check-in" });
    await outbox.setTime(after(2));
    const { rounds } = await started(director, id);

    const first = await textsAt(after(2, 3));
    expect(Object.keys(first)).toEqual(["ann", "ben", "cat", "dan", "eve", "gil"]);
    expect(first.eve).toContain("Autumn Cup has started without you, because you did not check in.");
    const table = rounds[0]?.tables.find(({ players }) => players.includes(ann.id));
    const seat = (table?.players.indexOf(ann.id) ?? 0) + 1;
    expect(first.ann).toContain(`You play at table ${table?.table}, seat ${seat}, against `);
    expect(first.ann).toContain(`/games/${table?.game}`);
    expect(first.ben).toContain("La ronde 1 de Autumn Cup a commencé. Vous jouez à la table ");
    expect(await outbox.at(after(2, 10))).toEqual([]);
    await overdueRound({ id, director, people, at: table?.table ?? 1 });
  });

  interface Running {
    readonly id: string;
    readonly director: Caller;
    readonly people: readonly Caller[];
    /** The table that is played; the other one is late. */
    readonly at: number;
  }

  /** One table of the first round is late: reminder, a later deadline, overdue. Then a removal, and the end. */
  async function overdueRound({ id, director, people, at }: Running): Promise<void> {
    const { rounds } = await look(director, id);
    const slow = rounds[0]?.tables.find(({ table }) => table !== at);
    const fast = rounds[0]?.tables.find(({ table }) => table === at);
    const nameOf = new Map(
      people.map((one, place) => [one.id, ["ann", "ben", "cat", "dan", "eve", "fay", "gil"][place]]),
    );
    const namesAt = (players: readonly string[] = []) => players.map((one) => nameOf.get(one) ?? "").toSorted();
    await correct(director, id, { round: 1, table: at, players: fast?.players ?? [] });

    // The round ends 24 hours after its draft; a quarter of that before it, the late players are reminded.
    expect(await outbox.at(after(2 + 17))).toEqual([]);
    const reminded = await outbox.at(after(2 + 18, 5));
    expect(reminded.map((line) => line.split(":")[0])).toEqual(namesAt(slow?.players));
    expect(reminded.join()).toMatch(/Round 1 ends soon|La ronde 1 se termine bientôt/);

    const deadline = after(2 + 48).toISOString();
    await act(director, id, { type: "move-deadline", round: 1, deadline, reason });
    expect(await outbox.at(after(2 + 24, 30))).toEqual([]);
    // A quarter of 48 hours before the new deadline.
    expect((await outbox.at(after(2 + 36, 5))).map((line) => line.split(":")[0])).toEqual(namesAt(slow?.players));
    expect(await outbox.at(after(2 + 48, 5))).toEqual(["dora: Overdue tables: Autumn Cup"]);

    await correct(director, id, { round: 1, table: slow?.table ?? 0, players: slow?.players ?? [] });
    const second = await until(director, id, (body) => body.rounds[1]?.tables[0]?.game != null);
    const inRound = second.rounds[1]?.tables.flatMap(({ players }) => players);
    const told = await outbox.at(after(2 + 48, 10));
    expect(told.map((line) => line.split(":")[0])).toEqual(namesAt(inRound));
    expect(told.join()).toContain("Round 2 has started: Autumn Cup");
    await cancelledRound(id, { director, people, second, namesAt });
  }

  interface LastRound {
    readonly director: Caller;
    readonly people: readonly Caller[];
    readonly second: Awaited<ReturnType<typeof look>>;
    readonly namesAt: (players?: readonly string[]) => readonly string[];
  }

  /** A player is removed in the second round; in the third the tournament is cancelled. */
  async function cancelledRound(id: string, { director, people, second, namesAt }: LastRound): Promise<void> {
    const [ann] = people as [Caller];
    await act(director, id, { type: "remove-player", player: ann.id, reason });
    const removed = await textsAt(after(2 + 48, 20));
    expect(Object.keys(removed)).toEqual(["ann"]);
    expect(removed.ann).toContain(`A director removed you from Autumn Cup. Reason: ${reason}`);

    for (const { table, players } of second.rounds[1]?.tables ?? [])
      await correct(director, id, { round: 2, table, players });
    const third = await until(director, id, (body) => body.rounds[2]?.tables[0]?.game != null);
    const inRound = third.rounds[2]?.tables.flatMap(({ players }) => players) ?? [];
    const byes = third.rounds[2]?.byes ?? [];
    expect(inRound).not.toContain(ann.id);
    // Round 2 was announced a few minutes ago: no e-mail until six hours later.
    expect(await outbox.at(after(2 + 48, 30))).toEqual([]);
    const told = await outbox.at(after(2 + 48 + 6, 15));
    expect(told.map((line) => line.split(":")[0])).toEqual(namesAt([...inRound, ...byes]));

    await act(director, id, { type: "cancel", reason });
    const cancelled = await outbox.at(after(2 + 48 + 6, 20));
    expect(cancelled.map((line) => line.split(":")[0])).toEqual(["ben", "cat", "dan", "gil"]);
    expect(cancelled.join()).toMatch(/Cancelled: Autumn Cup|Annulé : Autumn Cup/);
    // No reminder, nothing overdue.
    for (const hours of [70, 76, 80, 100]) expect(await outbox.at(after(hours))).toEqual([]);
  }
});

/** The director decides the result, in the order of the players. */
async function correct(
  director: Caller,
  id: string,
  { round, table, players }: { readonly round: number; readonly table: number; readonly players: readonly string[] },
): Promise<void> {
  const places = players.map((one, place) => ({
    player: one,
    rank: place + 1,
    score: 9 - place,
    tieBreaks: [],
    isForfeit: false,
  }));
  await act(director, id, { type: "correct-result", round, table, places, reason });
}

it("the end names rank and winners, and rounds of one evening fill no mailbox, but reach devices", async () => {
  const [director, ...people] = await playersNamed("Ursa", "Ida", "Joe", "Kim");
  const [ida] = people as [Caller];
  if (director === undefined) throw new Error("no director");
  const { id: device } = await deviceAt(pool, ida.id, "https://push.example/ida");
  const plan = testPlan([swiss(3, { sizes: { least: 3, most: 3, preferred: 3 } })], { name: "Club evening" });
  const id = await opened(director, plan);
  await enterAll(id, people);
  await act(director, id, { type: "start" });
  const rounds = [];
  for (const round of [1, 2, 3]) {
    await until(director, id, (body) => body.rounds[round - 1]?.tables[0]?.game != null);
    rounds.push(await outbox.at(after(0, round * 40)));
    await playRound(people, id, round);
  }
  expect(rounds).toEqual([
    [
      "ida: Round 1 has started: Club evening",
      "joe: Round 1 has started: Club evening",
      "kim: Round 1 has started: Club evening",
    ],
    [],
    [],
  ]);
  const { rows } = await pool.query(
    "select notification->'values'->>'round' as round from deliveries where target = $1 and kind = 'tournament' order by at",
    [device],
  );
  expect(rows.map(({ round }) => round)).toEqual(["1", "2", "3"]);
  const { ranking } = await until(director, id, ({ phase }) => phase === "finished");
  const texts = await textsAt(after(2, 30));
  expect(Object.keys(texts)).toEqual(["ida", "joe", "kim"]);
  const won = ranking.filter(({ rank }) => rank === 1).map(({ player }) => player);
  for (const [place, name] of ["ida", "joe", "kim"].entries()) {
    const rank = ranking.find(({ player }) => player === people[place]?.id)?.rank ?? 0;
    const expected =
      rank > 1 ? `You finished in place ${rank} of 3. Won by ` : won.length > 1 ? "You share" : "You won";
    expect(texts[name]).toContain(expected);
  }
});

it("what a process did not send before it died is sent by the next one, once", async () => {
  const [director, one, two] = (await playersNamed("Vera", "Lea", "Max")) as [Caller, Caller, Caller];
  const plan = testPlan([swiss(1, { sizes: { least: 2, most: 2, preferred: 2 } })], { name: "Crash Cup" });
  const id = await opened(director, plan);
  await enterAll(id, [one, two]);
  await act(director, id, { type: "start" });
  await until(director, id, (body) => body.rounds[0]?.tables[0]?.game != null);
  await server.close();
  await outbox.setTime(after(0, 5));
  const dying = outbox.notifier(async () => {
    throw new Error("the process dies here");
  });
  await expect(dying.sendDueNotifications()).rejects.toThrow("the process dies here");
  server = await startServer(database, { runsBots: false, now: outbox.now });
  await rebuildTournamentsOneByOne(pool);
  const ofCup = (lines: readonly string[]) => lines.filter((line) => line.endsWith("Crash Cup"));
  const both = ["lea: Round 1 has started: Crash Cup", "max: Round 1 has started: Crash Cup"];
  expect(ofCup(await outbox.at(after(0, 6)))).toEqual(both);
  expect(ofCup(await outbox.at(after(0, 7)))).toEqual([]);
});

describe("directors", () => {
  it("are told of a start that too few players prevent, and of a round that waits for them, but not while they look", async () => {
    const [director, ...people] = await playersNamed("Wanda", "Nils", "Olga");
    if (director === undefined) throw new Error("no director");
    const plan = testPlan([swiss(2, { sizes: { least: 3, most: 3, preferred: 3 } })], {
      name: "Small Cup",
      startsAt: after(1).toISOString(),
      pairing: "director",
    });
    const id = await opened(director, plan);
    await enterAll(id, people);
    expect(await outbox.at(after(0, 59))).toEqual([]);
    const late = await textsAt(after(1, 3));
    expect(late.wanda).toContain("It needs at least 3 players, but only 2 are ready.");
    const more = await player("Pia");
    await act(more, id, { type: "enter" });
    // With three players, the tournament starts by itself.
    await until(director, id, ({ rounds }) => rounds[0]?.state === "drafted");
    expect(await outbox.at(after(1, 10))).toEqual([]);
    await pool.query("insert into presences (account_id, game_id, seen_at) values ($1, $2, $3)", [
      director.id,
      id,
      after(1, 15),
    ]);
    expect(await outbox.at(after(1, 16))).toEqual([]);
    expect(await outbox.at(after(1, 20))).toEqual(["wanda: Round 1 waits for publication: Small Cup"]);
    await act(director, id, { type: "publish-round", round: 1 });
    await act(more, id, { type: "withdraw" });
    const ended = await outbox.at(after(1, 25));
    expect(ended.filter((line) => line.startsWith("pia"))).toEqual([]);
  });
});

describe("a result that a player reports on a physical board", () => {
  const plan = testPlan([swiss(1, { sizes: { least: 4, most: 4, preferred: 4 } })], {
    name: "Board Cup",
    boards: "physical",
  });

  it("is told to the other players of the table, as they have set it, until one of them answers", async () => {
    const [director, rex, sue, tom, una] = (await playersNamed("Zelda", "Rex", "Sue", "Tom", "Una")) as [
      Caller,
      Caller,
      Caller,
      Caller,
      Caller,
    ];
    await sue.call("PATCH", "/v1/account/profile", { language: "fr" });
    await tom.call("PATCH", "/v1/account/notification-settings", { email: { tournament: "off" } });
    const { id: device } = await deviceAt(pool, tom.id, "https://push.example/tom");
    const id = await opened(director, plan);
    await enterAll(id, [rex, sue, tom, una]);
    await act(director, id, { type: "start" });
    await outbox.at(after(0, 2));

    const places = [rex, sue, tom, una].map((one, place) => ({
      player: one.id,
      rank: place + 1,
      score: 9 - place,
      tieBreaks: [],
      isForfeit: false,
    }));
    const table = { round: 1, table: 1 };
    await outbox.setTime(after(3));
    await act(rex, id, { type: "report-result", ...table, places });
    const texts = await textsAt(after(3, 2));
    expect(Object.keys(texts)).toEqual(["sue", "una"]);
    expect(texts.una).toContain("reported the result of your table 1 in round 1 of Board Cup. Confirm it, or ");
    expect(texts.una).toContain(`/tournaments/${id}#table-1-1`);
    expect(texts.sue).toContain("a déclaré le résultat de votre table 1, ronde 1 de Board Cup. Confirmez-le, ou ");
    const { rows } = await pool.query(
      "select notification->>'kind' as template from deliveries where target = $1 order by at desc limit 1",
      [device],
    );
    expect(rows).toEqual([{ template: "result-reported" }]);

    // A corrected report is told again; one that is confirmed at once is not.
    await act(rex, id, { type: "report-result", ...table, places: places.toReversed().map(ranked) });
    expect(await outbox.at(after(3, 5))).toEqual([
      "sue: Résultat de la table 1 à confirmer\u00a0: Board Cup",
      "una: Confirm the result of table 1: Board Cup",
    ]);
    await act(rex, id, { type: "report-result", ...table, places });
    await act(una, id, { type: "confirm-result", ...table, places });
    expect((await outbox.at(after(3, 10))).join()).not.toMatch(/table 1/);
  });

  const ranked = (place: object, at: number) => ({ ...place, rank: at + 1, score: 9 - at });

  it("is told to the directors if nobody else at the table can confirm it", async () => {
    const [director, rob, sid] = (await playersNamed("Zoe", "Rob", "Sid")) as [Caller, Caller, Caller];
    const pairs = [swiss(1, { sizes: { least: 2, most: 2, preferred: 2 } })];
    const id = await opened(director, testPlan(pairs, { name: "Pair Cup", boards: "physical", seeding: "entry" }));
    await enterAll(id, [rob, sid]);
    await act(director, id, { type: "start" });
    await outbox.at(after(0, 2));
    const places = [rob, sid].map((one, at) => ({
      player: one.id,
      tieBreaks: [],
      isForfeit: false,
      ...ranked({}, at),
    }));
    await outbox.setTime(after(7));
    await act(rob, id, { type: "report-result", round: 1, table: 1, places });
    expect(await outbox.at(after(7, 2))).toEqual(["sid: Confirm the result of table 1: Pair Cup"]);
    expect((await look(director, id)).rounds[0]?.tables[0]?.report).toMatchObject({ canBeConfirmed: true });

    await pool.query(
      `insert into sanctions (sanction_id, account_id, kind, reason, by, started_at)
       values (gen_random_uuid(), $1, 'ban', 'Insults.', $2, $3)`,
      [sid.id, director.id, after(7, 3)],
    );
    const texts = await textsAt(after(7, 5));
    expect(Object.keys(texts)).toEqual(["zoe"]);
    expect(texts.zoe).toContain("reported the result of table 1 in round 1 of Pair Cup. Nobody else at the table can ");
    expect(texts.zoe).toContain(`/tournaments/${id}#table-1-1`);
    expect((await look(director, id)).rounds[0]?.tables[0]?.report).toMatchObject({ canBeConfirmed: false });
    expect(await outbox.at(after(7, 10))).toEqual([]);
    await act(director, id, { type: "enter-result", round: 1, table: 1, places });
  });

  it("is told to the directors if the others at the table have no account", async () => {
    const [director, roy] = (await playersNamed("Zack", "Roy")) as [Caller, Caller];
    const pairs = [swiss(1, { sizes: { least: 2, most: 2, preferred: 2 } })];
    const id = await opened(director, testPlan(pairs, { name: "Name Cup", boards: "physical" }));
    await enterAll(id, [roy]);
    await act(director, id, { type: "enter-players", players: [{ name: "Sigrid" }] });
    await act(director, id, { type: "start" });
    await outbox.at(after(0, 2));
    const places = [roy.id, "named-1"].map((one, at) => ({
      player: one,
      tieBreaks: [],
      isForfeit: false,
      ...ranked({}, at),
    }));
    await outbox.setTime(after(7));
    await act(roy, id, { type: "report-result", round: 1, table: 1, places });
    expect(await outbox.at(after(7, 2))).toEqual(["zack: Result to confirm: Name Cup"]);
    const { you, rounds } = await look(director, id);
    expect([you.mayDirect, rounds[0]?.tables[0]?.report?.canBeConfirmed]).toEqual([true, false]);
  });
});

it("a message of a director reaches players entered by name once an account has confirmed to be them", async () => {
  const [director, vic, wes] = (await playersNamed("Yara", "Vic", "Wes")) as [Caller, Caller, Caller];
  const id = await opened(director, testPlan([swiss(1, pairsOrThrees)], { name: "Link Cup", boards: "physical" }));
  await act(director, id, { type: "enter-players", players: [{ name: "Victoria" }, { name: "Wesley" }] });
  for (const [player, account] of [
    ["named-1", vic.id],
    ["named-2", wes.id],
  ])
    await act(director, id, { type: "link-player", player, account });
  await act(vic, id, { type: "accept-link", player: "named-1" });
  await director.post(`/v1/tournaments/${id}/announcements`, { text: "Bring a pen.", to: "everyone" });
  expect(await outbox.at(after(0, 3))).toEqual(["vic: Message from the director: Link Cup"]);

  // Also after the projection was built again.
  await rebuildTournamentsOneByOne(pool);
  await act(wes, id, { type: "accept-link", player: "named-2" });
  await director.post(`/v1/tournaments/${id}/announcements`, { text: "And paper.", to: "players" });
  const texts = await textsAt(after(8));
  expect([texts.vic, texts.wes]).toEqual([
    expect.stringContaining("And paper."),
    expect.stringContaining("And paper."),
  ]);
});
