import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, testPlan, tryAct } from "../support/games/tournament-play.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;
let people: readonly Caller[];

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  director = await guest(server.url, "Directrix");
  people = await Promise.all(["Ada", "Bea", "Cyr", "Dan"].map((name) => guest(server.url, name)));
});
afterAll(() => server.close());

const reason = "The clubs agreed.";
const pairs = { ...swiss(3), sizes: { least: 2, most: 2, preferred: 2 } };

async function opened(): Promise<string> {
  const id = await planned(director, testPlan([pairs], { pairing: "director", clubsApart: { rounds: null } }));
  await act(director, id, { type: "open-entry" });
  for (const person of people) await act(person, id, { type: "enter" });
  return id;
}

it("players name their club, directors correct several at once, and rounds say that clubs were kept apart", async () => {
  const id = await opened();
  const [ada, bea, cyr, dan] = people as [Caller, Caller, Caller, Caller];
  await act(ada, id, { type: "set-own-club", club: "  Rooks of  the Tower " });
  await act(director, id, {
    type: "set-clubs",
    clubs: [
      { player: bea.id, club: "ROOKS of the tower" },
      { player: cyr.id, club: "Moles" },
      { player: dan.id, club: "Moles" },
    ],
  });
  const { players, rounds } = await act(director, id, { type: "start" });
  expect(players.map(({ club }) => club)).toEqual(["Rooks of the Tower", "ROOKS of the tower", "Moles", "Moles"]);
  expect(rounds[0]?.areClubsApart).toBe(true);
  for (const { players: seated } of rounds[0]?.tables ?? []) {
    const clubs = seated.map((player) => (player === ada.id || player === bea.id ? "rooks" : "moles"));
    expect(clubs.toSorted()).toEqual(["moles", "rooks"]);
  }
  const standings = await director.call("GET", `/v1/tournaments/${id}/standings.csv`);
  expect(standings.text).toContain("Rooks of the Tower");
});

it("only directors set the clubs of others, and a club has a readable name of at most 60 characters", async () => {
  const id = await opened();
  const [ada, bea] = people as [Caller, Caller];
  const clubs = [{ player: bea.id, club: "Moles" }];
  expect(await tryAct(ada, id, { type: "set-clubs", clubs })).toMatchObject({ status: 403 });
  expect(await tryAct(director, id, { type: "set-own-club", club: "Moles" })).toMatchObject({
    status: 409,
    body: { code: "not-entered" },
  });
  for (const club of ["x".repeat(61), "", "a\u202eb"])
    expect(await tryAct(ada, id, { type: "set-own-club", club })).toMatchObject({ status: 400 });
  expect((await look(ada, id)).players.map(({ club }) => club)).toEqual([null, null, null, null]);
});

it("a club that cannot be kept apart waits for a director, who lets its members meet", async () => {
  const id = await opened();
  await act(director, id, { type: "set-clubs", clubs: people.map(({ id: player }) => ({ player, club: "Moles" })) });
  const stuck = await act(director, id, { type: "start" });
  expect(stuck).toMatchObject({ isStuck: true, pairingFailure: "kept-apart", rounds: [] });
  const [ada] = people as [Caller];
  const meet = { type: "keep-clubs-apart", clubsApart: null, reason } as const;
  expect(await tryAct(ada, id, meet)).toMatchObject({ status: 403 });
  const { rounds, plan } = await act(director, id, meet);
  expect(rounds[0]).toMatchObject({ areClubsApart: false });
  expect(plan.clubsApart).toBeNull();
});
