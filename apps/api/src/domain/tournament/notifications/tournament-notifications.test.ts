import type { Recorded, state, TournamentEvent } from "@seneschal/tournament";
import { describe, expect, it } from "vitest";
import { tournamentNotifications } from "./tournament-notifications.ts";

const at = "2027-03-01T12:00:00.000Z";
const seed = "0".repeat(64);
const reason = "A reason";

const player = (name: string, more: Partial<state.Player> = {}) =>
  ({
    player: name,
    bot: null,
    name: null,
    link: null,
    status: "entered",
    isCheckedIn: true,
    isPaused: false,
    ...more,
  }) as state.Player;

const table = (number: number, players: readonly string[], more: Partial<state.TournamentTable> = {}) =>
  ({
    number,
    players,
    seated: [],
    state: "waiting",
    game: null,
    earlier: [],
    forfeited: [],
    ...more,
  }) as unknown as state.TournamentTable;

const round = (tables: readonly state.TournamentTable[], more: Partial<state.Round> = {}) =>
  ({
    number: 1,
    stage: 1,
    state: "published",
    tables,
    byes: [],
    deadline: null,
    draftedAt: at,
    lastResultAt: at,
    ...more,
  }) as unknown as state.Round;

function tournament(more: Partial<state.Tournament>): state.Tournament {
  const stages = [{ format: "swiss", sizes: { least: 2, most: 3, preferred: 3 } }];
  const plan = { startsAt: null, checkInMinutes: null, pairing: "automatic", stages };
  const players = ["ann", "ben", "cat"].map((name) => player(name));
  const known = {
    phase: "running",
    isPublished: true,
    directors: ["dora"],
    players,
    rounds: [],
    stages: [],
    pairingFailure: null,
  };
  return { ...known, plan, ...more } as unknown as state.Tournament;
}

const log = (...events: readonly object[]): readonly Recorded[] =>
  events.map((event, place) => ({ version: place + 1, at, by: null, event: event as TournamentEvent }));

/** Who is told what. */
const told = (...given: Parameters<typeof tournamentNotifications>) =>
  tournamentNotifications(...given).map(({ account, template }) => `${account} ${template}`);

const published = { type: "RoundPublished", round: 1 };

describe("a published round", () => {
  it("is told once to each player, also if they have several tables, with all unfinished ones", () => {
    const tables = [table(1, ["ann", "ben"]), table(2, ["cat", "ann"]), table(3, ["ben", "ann"], { state: "over" })];
    const found = tournamentNotifications(tournament({ rounds: [round(tables)] }), log(published));
    expect(found.map(({ account, details }) => [account, details.tables, details.seat])).toEqual([
      ["ann", [1, 2], undefined],
      ["ben", [1], 2],
      ["cat", [2], 1],
    ]);
  });

  it("is told neither to bots nor to players who have left, forfeited or finished", () => {
    const players = [
      player("ann", { status: "withdrawn" }),
      player("ben"),
      player("bot-1", { bot: "easy" }),
      player("cat"),
    ];
    const tables = [table(1, ["ann", "ben", "bot-1"], { forfeited: ["ben"] }), table(2, ["cat"], { state: "over" })];
    expect(told(tournament({ players, rounds: [round(tables)] }), log(published))).toEqual([]);
  });

  it("is told again for tables that are added or played again, and to nobody once it is closed", () => {
    const tables = [table(1, ["ann", "ben"], { earlier: ["game-1"] }), table(2, ["ben", "cat"])];
    const events = log(
      published,
      { type: "TablesAdded", round: 1, tables: [{ table: 2, division: null, players: ["ben", "cat"] }], luck: seed },
      { type: "TableReopened", round: 1, table: 1, reason },
    );
    const keys = (rounds: readonly state.Round[]) =>
      tournamentNotifications(tournament({ rounds }), events).map(({ account, key }) => `${account} ${key}`);
    expect(keys([round(tables)])).toEqual([
      "ben round 1 2",
      "cat round 1 2",
      "ann round 1 1 game-1",
      "ben round 1 1 game-1",
    ]);
    expect(keys([round(tables, { state: "closed" })])).toEqual([]);
  });
});

describe("players entered by name", () => {
  const players = [
    player("named-1", { name: "Anna", link: { account: "ann", isConfirmed: true } }),
    player("named-2", { name: "Bob", link: { account: "ben", isConfirmed: false } }),
    player("cat"),
  ];
  const rounds = [round([table(1, ["named-1", "named-2", "cat"])])];

  it("are told once an account has confirmed to be them, and have their name in what others are told", () => {
    const found = tournamentNotifications(tournament({ players, rounds }), log(published));
    expect(found.map(({ account, details }) => [account, details.people])).toEqual([
      ["ann", [{ player: "named-2", name: "Bob" }, { player: "cat" }]],
      [
        "cat",
        [
          { player: "named-1", name: "Anna" },
          { player: "named-2", name: "Bob" },
        ],
      ],
    ]);
  });
});

describe("a reported result", () => {
  const players = [player("ann"), player("ben"), player("cat"), player("dan", { status: "withdrawn" })];
  const reported = { type: "ResultReported", round: 1, table: 1, player: "ann", places: [] };
  const report = { by: "ann", at, places: [], dispute: null };
  const seated = ["ann", "ben", "cat", "dan"];
  const found = (more: Partial<state.TournamentTable>, events = log(reported)) =>
    tournamentNotifications(tournament({ players, rounds: [round([table(1, seated, more)])] }), events);

  it("is told at once to the other players of the table who are still there, and has to be answered", () => {
    const told = found({ report });
    expect(told.map(({ account, kind, at: due, isOpen }) => [account, kind, due, isOpen])).toEqual([
      ["ben", "tournament", at, true],
      ["cat", "tournament", at, true],
    ]);
    expect(told[0]).toMatchObject({
      template: "result-reported",
      details: { round: 1, tables: [1], people: [{ player: "ann" }] },
    });
    expect(found({ report, forfeited: ["ben"] }).map(({ account }) => account)).toEqual(["cat"]);
  });

  it("is no longer told once it is confirmed or disputed; a later report replaces it", () => {
    expect(found({ report: null, state: "over" })).toEqual([]);
    expect(found({ report: { ...report, dispute: { by: "ben", at, reason } } })).toEqual([]);
    expect(found({ report }, log(reported, reported)).map(({ key }) => key)).toEqual([
      "reported 1 1 2",
      "reported 1 1 2",
    ]);
  });

  it("is told to directors if nobody else at the table has an account", () => {
    const named = [player("ann"), player("named-1", { name: "Bob" }), player("bot-1", { bot: "easy" })];
    const rounds = [round([table(1, ["ann", "named-1", "bot-1"], { report })])];
    expect(tournamentNotifications(tournament({ players: named, rounds }), log(reported))).toMatchObject([
      {
        account: "dora",
        kind: "directing",
        template: "result-unconfirmed",
        at,
        isOpen: true,
        details: { round: 1, tables: [1], people: [{ player: "ann" }] },
      },
    ]);
  });

  it("is told to directors once the others have left or forfeited, when the last of them left", () => {
    const left = { type: "PlayerWithdrew", player: "ben", why: "own", reason: null };
    const later = "2027-03-04T20:00:00.000Z";
    const events = log(reported, left).map((entry) => (entry.version === 2 ? { ...entry, at: later } : entry));
    const people = players.map((one) => (one.player === "ben" ? player("ben", { status: "withdrawn" }) : one));
    const rounds = [round([table(1, seated, { report, forfeited: ["cat"] })])];
    const directors = tournamentNotifications(tournament({ players: people, rounds }), events);
    expect(directors.map(({ account, template, at: due }) => [account, template, due])).toEqual([
      ["dora", "result-unconfirmed", later],
    ]);
  });
});

describe("a disputed result", () => {
  const disputed = { type: "ReportDisputed", round: 1, table: 1, player: "ben", reason };
  const dispute = { by: "ben", at, reason };
  const report = { by: "ann", at, places: [], dispute };
  const toldOf = (more: Partial<state.TournamentTable>) =>
    told(tournament({ rounds: [round([table(1, ["ann", "ben"], more)])] }), log(disputed));

  it("is told to directors until the result is entered or reported again", () => {
    expect(toldOf({ report })).toEqual(["dora result-disputed"]);
    expect(toldOf({ report: null, state: "over" })).toEqual([]);
    expect(toldOf({ report: { ...report, dispute: null } })).toEqual([]);
  });
});

describe("a deadline", () => {
  const playing = [table(1, ["ann", "ben"])];
  const remindedAt = (deadline: string) =>
    tournamentNotifications(tournament({ rounds: [round(playing, { deadline })] }), []).map(({ template, at: due }) => [
      template,
      due,
    ]);

  it("is told a quarter of the round before it, at most a day, and to directors when it has passed", () => {
    const week = "2027-03-08T12:00:00.000Z";
    const reminder = ["deadline-near", "2027-03-07T12:00:00.000Z"];
    expect(remindedAt(week)).toEqual([reminder, reminder, ["tables-overdue", week]]);
    expect(remindedAt("2027-03-01T20:00:00.000Z")[0]).toEqual(["deadline-near", "2027-03-01T18:00:00.000Z"]);
  });

  it("of a short round has no reminder", () => {
    const soon = "2027-03-01T13:30:00.000Z";
    expect(remindedAt(soon)).toEqual([["tables-overdue", soon]]);
  });
});

describe("a substitution", () => {
  const players = [player("ann", { status: "withdrawn" }), player("ben"), player("cat")];
  const entered = { type: "PlayerEntered", player: "ann", bot: null, isWaiting: false, points: 0 };
  const left = { type: "PlayerWithdrew", player: "ann", why: "own", reason: null };
  const substituted = { type: "PlayerSubstituted", player: "ann", by: "cat", reason };

  it("is told to the substitute, and to a player who had not left", () => {
    expect(told(tournament({ players }), log(entered, substituted))).toEqual([
      "cat substituted-in",
      "ann removed-from-tournament",
    ]);
    expect(told(tournament({ players }), log(entered, left, substituted))).toEqual(["cat substituted-in"]);
  });

  it("is not told to a player who was readmitted, nor to a substitute who has left", () => {
    const returned = [player("ann"), player("ben"), player("cat", { status: "withdrawn" })];
    expect(told(tournament({ players: returned }), log(entered, substituted))).toEqual([]);
  });
});

describe("directors", () => {
  const stopped = { type: "TableStopped", round: 1, table: 1, game: "game-1" };

  it("are told of a stopped table until they have decided, of several times the last", () => {
    const open = tournament({ rounds: [round([table(1, ["ann", "ben"], { state: "stopped" })])] });
    expect(tournamentNotifications(open, log(stopped, stopped)).map(({ key }) => key)).toEqual(["table-stopped 1 1 2"]);
    const decided = tournament({ rounds: [round([table(1, ["ann", "ben"], { state: "over" })])] });
    expect(told(decided, log(stopped))).toEqual([]);
  });

  it("are told of a round that cannot be paired, until it can", () => {
    const failed = { type: "PairingFailed", round: 2, stage: 1, cause: "kept-apart" };
    expect(told(tournament({ pairingFailure: "kept-apart" }), log(failed))).toEqual(["dora pairing-failed"]);
    expect(told(tournament({}), log(failed))).toEqual([]);
  });

  it("are told of a round to publish and of results to close, ten minutes later", () => {
    const plan = { ...tournament({}).plan, pairing: "director", closing: "director" } as state.Tournament["plan"];
    const drafted = tournamentNotifications(tournament({ plan, rounds: [round([], { state: "drafted" })] }), []);
    expect(drafted).toMatchObject([{ account: "dora", template: "round-drafted", at: "2027-03-01T12:10:00.000Z" }]);
    const stages = [{ number: 1, players: [], substitutions: [], ranking: undefined, unmetPairs: undefined }];
    const complete = round([table(1, ["ann", "ben"], { state: "over" })]);
    const found = tournamentNotifications(tournament({ plan, stages, rounds: [complete] }), []);
    expect(found).toMatchObject([{ template: "results-complete", at: "2027-03-01T12:10:00.000Z" }]);
  });
});
