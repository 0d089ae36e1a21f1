import { describe, expect, it, vi } from "vitest";
import { json, problem } from "../fake-server.fixture.ts";
import { FakeGames } from "./fake-games.fixture.ts";
import { type PlayOptions, play, type Turn } from "./play.ts";

const bury = { type: "bury", from: "city-A" } as const;
const stay = { type: "stay" } as const;

/** Plays until the test has seen enough. */
function playing(games: FakeGames, options: PlayOptions) {
  const stop = new AbortController();
  const ended = play(games.client, { ...options, signal: stop.signal });
  const end = async () => {
    stop.abort();
    return ended;
  };
  return { ended, end };
}

describe("playing", () => {
  it("begins with the games that wait already, on all pages, and sends a move with its version and choice", async () => {
    const games = new FakeGames();
    games.waiting = [
      { id: "a", ruleset: "village" },
      { id: "b", ruleset: "village" },
    ];
    const turns: Turn[] = [];
    const choose = (turn: Turn) => {
      turns.push(turn);
      return bury;
    };
    const { end } = playing(games, { choose });
    await vi.waitUntil(() => games.moves.length === 2);
    await end();
    expect(turns.map(({ game, seat, ruleset }) => [game, seat, ruleset])).toEqual([
      ["a", 0, "village"],
      ["b", 0, "village"],
    ]);
    expect(games.moves[0]).toEqual({ ruleset: "village", expectedVersion: 10, ifChoice: "c-bury", move: bury });
    expect(games.reads.filter((read) => read.startsWith("games?"))).toEqual([
      "games?turn=mine&limit=100",
      "games?turn=mine&limit=100&cursor=1",
    ]);
  });

  it("offers no blocked choices", async () => {
    const games = new FakeGames();
    games.waiting = [{ id: "a", ruleset: "village" }];
    const types: string[] = [];
    const choose = ({ choices }: Turn) => {
      types.push(...choices.map(({ type }) => type));
      return stay;
    };
    const { end } = playing(games, { choose });
    await vi.waitUntil(() => games.moves.length === 1);
    await end();
    expect(types).toEqual(["stay", "bury"]);
  });

  it("plays when the stream says that it is its turn, and goes on while it is asked", async () => {
    const games = new FakeGames();
    games.replies.push(
      () => json(games.position("a")),
      () => json(games.position("a")),
    );
    const { end } = playing(games, { choose: () => stay });
    await vi.waitUntil(() => games.reads.length > 0);
    games.send("turn", "a");
    await vi.waitUntil(() => games.moves.length === 3);
    await end();
    // Each answer has the next position.
    expect(games.reads.filter((read) => read.endsWith("position"))).toEqual(["games/a/position"]);
  });

  it("decides again at the new version when the game has moved on", async () => {
    const games = new FakeGames();
    games.waiting = [{ id: "a", ruleset: "village" }];
    games.replies.push(games.stale);
    const { end } = playing(games, { choose: () => bury });
    await vi.waitUntil(() => games.moves.length === 2);
    await end();
    expect(games.moves.map(({ expectedVersion }) => expectedVersion)).toEqual([10, 11]);
  });

  it.each(["not-running", "not-your-seat"])("goes on with other games after %s", async (code) => {
    const games = new FakeGames();
    games.waiting = [
      { id: "a", ruleset: "village" },
      { id: "b", ruleset: "village" },
    ];
    games.replies.push(() => problem(409, code));
    const { end } = playing(games, { choose: () => stay });
    await vi.waitUntil(() => games.moves.length === 2);
    await expect(end()).resolves.toEqual([]);
  });

  it("fails when a move is refused", async () => {
    const games = new FakeGames();
    games.waiting = [{ id: "a", ruleset: "village" }];
    games.replies.push(() => problem(422, "refused"));
    await expect(play(games.client, { choose: () => stay })).rejects.toMatchObject({ code: "refused" });
  });

  it("fails when choosing fails", async () => {
    const games = new FakeGames();
    games.waiting = [{ id: "a", ruleset: "village" }];
    const choose = () => Promise.reject(new Error("a fault of the bot"));
    await expect(play(games.client, { choose })).rejects.toThrow("a fault of the bot");
  });

  it("asks again after something has happened when there was no decision", async () => {
    const games = new FakeGames();
    games.waiting = [{ id: "a", ruleset: "village" }];
    let asked = 0;
    const choose = () => (++asked === 1 ? undefined : stay);
    const { end } = playing(games, { choose });
    await vi.waitUntil(() => asked === 1);
    games.send("step", "b");
    games.send("step", "a");
    await vi.waitUntil(() => games.moves.length === 1);
    await end();
    expect(asked).toBe(2);
    expect(games.reads).not.toContain("games/b/position");
  });

  it("plays only the rulesets that it is for", async () => {
    const games = new FakeGames();
    games.waiting = [
      { id: "a", ruleset: "fief-1429" },
      { id: "b", ruleset: "village" },
    ];
    const { end } = playing(games, { rulesets: ["village"], choose: () => stay });
    await vi.waitUntil(() => games.moves.length === 1);
    await end();
    expect(games.reads.filter((read) => read.endsWith("position"))).toEqual(["games/b/position"]);
  });

  it("decides on several games at the same time, up to the limit", async () => {
    const games = new FakeGames();
    games.waiting = ["a", "b", "c"].map((id) => ({ id, ruleset: "village" }));
    const open: (() => void)[] = [];
    const choose = () => new Promise<typeof stay>((resolve) => open.push(() => resolve(stay)));
    const { end } = playing(games, { parallel: 2, choose });
    await vi.waitUntil(() => open.length === 2);
    open[0]?.();
    await vi.waitUntil(() => open.length === 3);
    expect(games.moves).toHaveLength(1);
    for (const decide of open) decide();
    await vi.waitUntil(() => games.moves.length === 3);
    await end();
  });
});

describe("playing given games", () => {
  it("ends when they are over, and gives their outcomes", async () => {
    const games = new FakeGames();
    games.over.add("a");
    const told: string[] = [];
    const ended = play(games.client, { games: ["a", "b"], choose: () => stay, onEnd: ({ game }) => told.push(game) });
    await vi.waitUntil(() => told.length === 1);
    games.send("end", "other", { outcome: null });
    games.send("end", "b", { outcome: { ranking: [{ seat: 0, rank: 1, score: 3, tieBreaks: [] }] } });
    games.send("end", "b", { outcome: null });
    await expect(ended).resolves.toMatchObject([{ game: "a" }, { game: "b", outcome: { ranking: [{ rank: 1 }] } }]);
    expect(told).toEqual(["a", "b"]);
  });

  it("ends at once without games", async () => {
    await expect(play(new FakeGames().client, { games: [], choose: () => stay })).resolves.toEqual([]);
  });
});
