import { randomUUID } from "node:crypto";
import type { ratings } from "@seneschal/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dropRatings, rateNewGames } from "../../src/features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../../src/features/ratings/rating/rating-task.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const ruleset = "sealed-bids";
let server: TestServer;
let visitor: Caller;
let players: readonly Caller[];

beforeAll(async () => {
  const startedAt = Date.now();
  const now = () => new Date(begin.getTime() + Date.now() - startedAt);
  server = await startServer(database, { runsJobs: false, now });
  visitor = new Caller(server.url);
  players = await Promise.all(Array.from({ length: 10 }, (_, number) => guest(server.url, `Player ${number}`)));
});
beforeEach(async () => {
  await database.pool.query("truncate events, games, seats, seat_tenures");
  await dropRatings(database.pool);
});
afterAll(() => server.close());

describe("ratings", () => {
  it("include public games between people, and say why other games do not count", async () => {
    const [ada, bea] = players.slice(0, 2) as [Caller, Caller];
    await played([ada, bea], {});
    await played([ada, bea], { visibility: "invitation" });
    await played([ada, bea], { options: { rounds: 2 } });
    expect(await rate()).toBe(3);
    expect(await exemptions()).toEqual([null, "friendly", "too-short"]);
    const { ratings: found } = await visitor.get<ratings.PlayerRatings>(`/v1/players/${ada.id}/ratings`);
    expect(found).toMatchObject([{ ruleset, games: 1, opponents: 1, isProvisional: true, rank: null }]);
    expect(found[0]?.obstacles).toEqual(["games", "opponents", "deviation"]);
  });

  it("are the same to the last digit, game by game or all at once", async () => {
    for (let game = 0; game < 24; game++) {
      await over({ day: game, seats: [game % 10, (game * 3 + 1) % 10, (game * 7 + 2) % 10, (game + 5) % 10] });
      if (game % 5 === 0) await rate();
    }
    await rate();
    const gameByGame = await dump();
    expect(gameByGame.rating_changes?.length).toBeGreaterThan(40);
    await dropRatings(database.pool);
    expect(await rate()).toBe(24);
    expect(await dump()).toEqual(gameByGame);
  });

  it("go to a substitute who decided half of the seat's moves, otherwise to the player who left it, as last", async () => {
    const ratedIn = async () =>
      (await dump()).rating_changes?.map((change) => {
        const { account, rank } = change as { account: string; rank: number };
        return [players.findIndex(({ id }) => id === account), rank];
      });
    await over({ day: 1, seats: [0, 1, 2], substitute: { number: 3, after: 1 } });
    await rate();
    expect(await ratedIn()).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
    await database.pool.query("update seat_tenures set since = 3 where seat = 0 and since > 0");
    await dropRatings(database.pool);
    await rate();
    expect(await ratedIn()).toEqual([
      [0, 3],
      [1, 1],
      [2, 2],
    ]);
  });

  it("are computed again for a ruleset if its games were rated by another algorithm", async () => {
    await over({ day: 1, seats: [0, 1, 2] });
    await over({ day: 2, seats: [2, 1, 0] });
    await rate();
    const before = await dump();
    await database.pool.query("update rated_games set algorithm = 1");
    await database.pool.query("update rating_changes set mu = 99");
    expect(await rate()).toBe(2);
    expect(await dump()).toEqual(before);
  });

  it("are computed again if an earlier game is stored late, so that the order is always that of the endings", async () => {
    await over({ day: 1, seats: [0, 1, 2] });
    await over({ day: 2.001, seats: [2, 1, 0] });
    await rate();
    await over({ day: 2, seats: [1, 0, 2] });
    await rate();
    const afterLate = await dump();
    await dropRatings(database.pool);
    await rate();
    expect(await dump()).toEqual(afterLate);
    expect(afterLate.rated_games).toHaveLength(3);
  });

  it("rate each game once, however many processes do it", async () => {
    for (let day = 0; day < 6; day++) await over({ day, seats: [day, 9, 8] });
    const counts = await Promise.all([rate(), rate(), rate()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect((await dump()).rating_changes).toHaveLength(18);
  });
});

describe("the leaderboard", () => {
  beforeEach(async () => {
    // Player 0 wins against everyone, player 1 is second, the others take turns; player 9 plays once.
    for (let round = 0; round < 12; round++) {
      await over({ day: round, seats: [0, 1, 2 + (round % 7), 2 + ((round + 3) % 7)] });
      await over({ day: round + 0.5, seats: [0, 1, 2 + ((round + 1) % 7), 2 + ((round + 5) % 7)] });
    }
    await over({ day: 13, seats: [0, 9] });
    await rate();
  });

  it("shows eligible players only, best first", async () => {
    const board = await leaderboard();
    expect(board.entries[0]).toMatchObject({
      rank: 1,
      account: players[0]?.id,
      name: "Player 0",
      games: 25,
      opponents: 9,
    });
    expect(board.entries.map(({ account }) => account)).not.toContain(players[9]?.id);
    expect(board.total).toBe(board.entries.length);
    const found = board.entries.map(({ rating }) => rating);
    expect(found).toEqual(found.toSorted((one, other) => other - one));
  });

  it("is paged and lists its seasons", async () => {
    const whole = await leaderboard();
    const rest = await leaderboard("?from=1&limit=1");
    expect(rest.entries).toEqual(whole.entries.slice(1, 2));
    expect(rest.total).toBe(whole.total);
    expect(whole.seasons).toEqual([season(0)].filter((one, place, all) => all.indexOf(one) === place));
    expect((await leaderboard(`?season=${season(0)}`)).entries.map(({ account }) => account)).toEqual(
      whole.entries.map(({ account }) => account),
    );
    expect((await leaderboard("?season=2020-Q1")).entries).toEqual([]);
  });

  it("ranks bot accounts apart from people, whatever the number of their opponents", async () => {
    const bots = players.slice(0, 2).map(({ id }) => id);
    await database.pool.query("insert into known_bots (account, owner) select unnest($1::text[]), $2", [
      bots,
      players[2]?.id,
    ]);
    const [people, ranked] = [await leaderboard(), await leaderboard("?pool=bots")];
    expect(ranked.entries.map(({ account }) => account)).toEqual(bots);
    expect(people.entries.map(({ account }) => account)).not.toContain(bots[0]);
    expect([people, ranked].map(({ eligibility }) => eligibility.opponentsMin)).toEqual([8, 0]);
    await database.pool.query("delete from known_bots");
  });

  it("is available as CSV, with names that cannot be formulas", async () => {
    await database.pool.query("update accounts set name = '=1+1' where id = $1", [players[0]?.id]);
    const { text, headers } = await visitor.call("GET", `/v1/rulesets/${ruleset}/leaderboard.csv`);
    expect(headers.get("content-type")).toContain("text/csv");
    expect(text.split("\n")[0]).toBe("rank,account,name,rating,deviation,games,opponents,lastPlayedAt,trend");
    expect(text).toContain("'=1+1");
    await database.pool.query("update accounts set name = 'Player 0' where id = $1", [players[0]?.id]);
  });

  it("links each figure to the games behind it", async () => {
    const { changes } = await visitor.get<ratings.RatingHistory>(`/v1/players/${players[0]?.id}/ratings/${ruleset}`);
    expect(changes).toHaveLength(25);
    expect(changes[0]?.others).toMatchObject([{ account: players[9]?.id, rank: 2 }]);
    expect(changes.every(({ own }) => own.rank === 1 && own.ratingAfter >= own.ratingBefore)).toBe(true);
    const oldest = changes.at(-1);
    expect(oldest?.own).toMatchObject({ ratingBefore: 1500, deviationBefore: 333 });
    const { rivals } = await visitor.get<ratings.Rivals>(`/v1/players/${players[0]?.id}/rivals/${ruleset}`);
    expect(rivals[0]).toMatchObject({ account: players[1]?.id, games: 24, above: 24, equal: 0, below: 0 });
  });

  it("has a page with a player's favorite rulesets and results, rated or not", async () => {
    await played(players.slice(0, 2), { options: { rounds: 2 } });
    await played(players.slice(0, 2), { visibility: "invitation" });
    await rate();
    const found = await visitor.get<ratings.PlayerResults>(`/v1/players/${players[0]?.id}/results?limit=3`);
    expect(found.favourites).toMatchObject([{ ruleset, games: 26 }]);
    // Names of friendly games are not shown to others.
    expect(found.results).toMatchObject([
      { seats: 2, gain: null },
      { seats: 2, rank: 1, score: 10 },
      { seats: 4, rank: 1, score: 10 },
    ]);
    expect(found.results.slice(1).every(({ gain }) => (gain ?? 0) >= 0)).toBe(true);
  });

  it.each([
    ["results", "results"],
    [`ratings/${ruleset}`, "changes"],
  ] as const)("%s of a player is read page by page to the first game", async (path, list) => {
    type Games = readonly { game: string }[];
    type Page = { readonly results?: Games; readonly changes?: Games; readonly next: string | null };
    const address = `/v1/players/${players[0]?.id}/${path}?limit=`;
    const gamesIn = (page: Page) => page[list]?.map(({ game }) => game) ?? [];
    // A second game that ended at the same time as the last one of the first page.
    await over({ day: 11, seats: [0, 1] });
    await dropRatings(database.pool);
    await rate();
    const whole = await visitor.get<Page>(`${address}500`);
    expect(whole.next).toBeNull();
    const pages: string[][] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Page = await visitor.get<Page>(`${address}3${next === "" ? "" : `&cursor=${next}`}`);
      pages.push(gamesIn(page));
      next = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([...Array(8).fill(3), 2]);
    expect(pages.flat()).toEqual(gamesIn(whole));
    expect(await visitor.call("GET", `${address}3&cursor=none`)).toMatchObject({ status: 400 });
  });

  it.each([
    ["players/PLAYER/results.csv", "game,name,ruleset,finishedAt,seats,rank,score,tieBreaks,gain", 25],
    [`players/PLAYER/ratings/${ruleset}/changes.csv`, "game,name,finishedAt,seat,rank,players,ratingBefore", 25],
    [`players/PLAYER/rivals/${ruleset}/rivals.csv`, "account,name,games,above,equal,below", 9],
    [`rulesets/${ruleset}/statistics.csv`, "seats,games,movesMedian,daysMedian,scoreLow,scoreMedian,scoreHigh,seat", 6],
    [`rulesets/${ruleset}/openings.csv`, "seats,move,games,winRate,winRateLow,winRateHigh", 1],
  ])("%s is available as CSV", async (path, headings, lines) => {
    const address = `/v1/${path.replace("PLAYER", players[0]?.id ?? "")}`;
    const { text, headers } = await visitor.call("GET", address);
    expect(headers.get("content-type")).toContain("text/csv");
    expect(text.startsWith(headings)).toBe(true);
    expect(text.trimEnd().split("\n")).toHaveLength(lines + 1);
  });

  it("has statistics of games, scores and wins by seat", async () => {
    const found = await visitor.get<ratings.Statistics>(`/v1/rulesets/${ruleset}/statistics`);
    expect(found.games).toBe(25);
    const four = found.tables.find(({ seats }) => seats === 4);
    expect(four).toMatchObject({ games: 24, movesMedian: 16, scoreLow: 7, scoreHigh: 10 });
    expect(four?.bySeat.map(({ wins }) => wins)).toEqual([24, 0, 0, 0]);
    expect(four?.bySeat[0]?.winRateLow).toBeGreaterThan(0.8);
    expect(found.openings).toMatchObject([{ seats: 4, move: { type: "bid", card: 1 }, games: 24, winRate: 1 }]);
    expect(found.openings[0]?.latestGames).toEqual(await latestGamesOfFour());
  });
});

it.each([
  ["/v1/rulesets/chess/leaderboard", 404],
  ["/v1/rulesets/chess/statistics", 404],
  ["/v1/rulesets/sealed-bids/leaderboard?season=2026-Q5", 400],
  ["/v1/rulesets/sealed-bids/leaderboard?limit=0", 400],
  ["/v1/rulesets/sealed-bids/leaderboard?from=-1", 400],
  ["/v1/players/nobody/ratings", 404],
  ["/v1/players/nobody/ratings/sealed-bids", 404],
  ["/v1/players/nobody/rivals/sealed-bids", 404],
  ["/v1/players/nobody/results", 404],
  ["/v1/players/nobody/results.csv", 404],
  ["/v1/players/nobody/ratings/sealed-bids/changes.csv", 404],
  ["/v1/players/nobody/rivals/sealed-bids/rivals.csv", 404],
  ["/v1/rulesets/chess/statistics.csv", 404],
  ["/v1/rulesets/chess/openings.csv", 404],
])("%s returns %i", async (path, status) => {
  expect((await visitor.call("GET", path)).status).toBe(status);
});

const rate = () => rateNewGames(database.pool, [ruleset], rateStoredGame);
const leaderboard = (query = "") => visitor.get<ratings.Leaderboard>(`/v1/rulesets/${ruleset}/leaderboard${query}`);

async function played(table: readonly Caller[], opening: object): Promise<void> {
  const [host, ...others] = table;
  const game = await host?.open({ seats: table.length, ...opening });
  for (const other of others) await other.post(`/v1/games/${game?.id}/seats`, { invitation: game?.invitation });
  await host?.post(`/v1/games/${game?.id}/start`);
  await playOn(table, game?.id ?? "");
}

/** The games of four that finished last. */
async function latestGamesOfFour(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ game_id: string }>(
    `select game_id::text from games where (select count(*) from seats where seats.game_id = games.game_id) = 4
       and ruleset = $1 and state = 'finished' order by finished_at desc limit 3`,
    [ruleset],
  );
  return rows.map((row) => row.game_id);
}

async function exemptions() {
  const { rows } = await database.pool.query("select exemption from rated_games order by finished_at");
  return rows.map(({ exemption }) => exemption);
}

/** Three weeks before and after are in one quarter. */
const begin = new Date("2026-08-15T12:00:00Z");
const endOf = (day: number) => new Date(begin.getTime() - (20 - day) * 86_400_000);
const season = (day: number) => `${endOf(day).getUTCFullYear()}-Q${Math.floor(endOf(day).getUTCMonth() / 3) + 1}`;

interface Over {
  readonly day: number;
  readonly seats: readonly number[];
  /** The player who took over seat 0, and the version after which. */
  readonly substitute?: { readonly number: number; readonly after: number };
}

/** A game that ended on this day of the test's calendar: players by number, in the order in which they finished. */
async function over({ day, seats, substitute }: Over): Promise<void> {
  const numbers = [...new Set(seats)];
  const id = randomUUID();
  const ranking = numbers.map((_, seat) => ({ seat, rank: seat + 1, score: 10 - seat }));
  await database.pool.query(
    `insert into games (game_id, name, ruleset, revision, visibility, host, invitation, commitment, opened_at, state, version,
       outcome, started_at, moved_at, finished_at)
     values ($1, 'A game', $2, 1, 'public', 'host', 'invitation', 'commitment', $3, 'finished', 30, $4, $3, $3, $3)`,
    [id, ruleset, endOf(day), JSON.stringify({ ranking })],
  );
  for (const [seat, number] of numbers.entries()) {
    await database.pool.query("insert into seats (game_id, seat, kind, account) values ($1, $2, 'person', $3)", [
      id,
      seat,
      players[number]?.id,
    ]);
    await database.pool.query(
      `insert into seat_tenures (game_id, seat, since, since_at, kind, account, answers) values ($1, $2, 0, $3, 'person', $4, '[]')`,
      [id, seat, endOf(day), players[number]?.id],
    );
  }
  if (substitute !== undefined) await takenOver(id, endOf(day), substitute);
  const moves = numbers.flatMap((_, seat) =>
    [1, 2, 3, 4].map((card) => ({ seat, by: "person", move: { type: "bid", card } })),
  );
  await database.pool.query(
    `insert into events (game_id, version, type, body, at, digest)
     select $1, place, 'MovePlayed', body, $2, 'digest' from json_array_elements($3::json) with ordinality as move(body, place)`,
    [id, endOf(day), JSON.stringify(moves)],
  );
}

async function takenOver(game: string, at: Date, { number, after }: NonNullable<Over["substitute"]>): Promise<void> {
  const account = players[number]?.id;
  await database.pool.query("update seats set account = $2 where game_id = $1 and seat = 0", [game, account]);
  await database.pool.query(
    `insert into seat_tenures (game_id, seat, since, since_at, kind, account, answers) values ($1, 0, $2, $3, 'person', $4, '[]')`,
    [game, after, at, account],
  );
}

async function dump() {
  const tables = { rated_games: "game_id", rating_changes: "game_id, seat", seat_ratings: "seats, seat" };
  const found: Record<string, readonly object[]> = {};
  for (const [table, order] of Object.entries(tables)) {
    found[table] = (await database.pool.query<object>(`select * from ${table} order by ${order}`)).rows;
  }
  return found;
}
