import { describe, expect, it } from "vitest";
import type { Plan, Stage } from "../state/types.ts";
import { Played, planOf, stages } from "./testing.fixture.ts";

const reason = "Two clubs are left.";
const fixed = (size: number) => ({ least: size, most: size, preferred: size });
const throughout: Plan["clubsApart"] = { rounds: null };

/** Players p1, p2 … of these clubs, in this order. */
function ofClubs(clubs: readonly string[], stage: Stage, clubsApart: Plan["clubsApart"] = throughout): Played {
  const played = new Played(planOf([stage], { pairing: "director", seeding: "entry", clubsApart }));
  played.act({ type: "open-entry" });
  for (const [place, club] of clubs.entries()) {
    played.act({ type: "enter" }, `p${place + 1}`);
    if (club !== "") expect(played.act({ type: "set-own-club", club }, `p${place + 1}`)).toBeUndefined();
  }
  played.act({ type: "start" });
  return played;
}

function playRounds(played: Played): Played {
  for (let round = 1; played.tournament.rounds.at(-1)?.state === "drafted"; round++) {
    played.act({ type: "publish-round", round });
    played.playTables();
  }
  return played;
}

/** The rounds in which members of one club sat at one table. */
const meetings = ({ tournament: { rounds, clubs } }: Played) =>
  rounds
    .filter(({ tables }) =>
      tables.some(({ players }) => {
        const here = players.flatMap((player) => clubs[player]?.toLowerCase() ?? []);
        return new Set(here).size < here.length;
      }),
    )
    .map(({ number }) => number);

const threeClubs = ["Rooks", "rooks", "ROOKS", "Moles", "Moles", "Moles", "Owls", "Owls", "Owls", "", "", ""];

describe.each([
  ["a Swiss", { ...stages.swiss, sizes: fixed(4) }],
  ["heats", { ...stages.heats, sizes: fixed(4) }],
  ["a knock-out", { ...stages["knock-out"], sizes: fixed(3) }],
  ["lives", { ...stages.lives, sizes: fixed(4) }],
] as const)("%s", (_, stage) => {
  it("keeps members of a club apart in all rounds, or waits for the director", () => {
    const played = playRounds(ofClubs(threeClubs, stage));
    expect(played.tournament.rounds.length).toBeGreaterThan(0);
    expect(meetings(played)).toEqual([]);
    if (played.tournament.phase !== "finished") expect(played.tournament.pairingFailure).toBe("kept-apart");
  });
});

it("clubs are kept apart in the first rounds only, and every round says so", () => {
  const six = { ...stages.swiss, sizes: fixed(2), rounds: 5 };
  const played = playRounds(ofClubs(["A", "A", "A", "B", "B", "B"], six, { rounds: 3 }));
  expect(played.tournament.rounds.map(({ areClubsApart }) => areClubsApart)).toEqual([true, true, true, false, false]);
  expect(meetings(played)).toEqual([4, 5]);
});

it("clubs may meet if the settings do not keep them apart", () => {
  const played = ofClubs(["A", "A", "A", "A"], { ...stages.swiss, sizes: fixed(4) }, null);
  expect(played.tournament.rounds[0]?.tables).toHaveLength(1);
});

it("a club that is too large waits until the director lets its members meet", () => {
  const played = ofClubs(["A", "A", "A", "B"], { ...stages.swiss, sizes: fixed(2) });
  expect(played.tournament).toMatchObject({ pairingFailure: "kept-apart", rounds: [] });
  expect(played.act({ type: "keep-clubs-apart", clubsApart: null, reason })).toBeUndefined();
  expect(played.tournament.rounds).toHaveLength(1);
  expect(played.tournament.plan.clubsApart).toBeNull();
});

it("a director corrects clubs, and the draft that depended on them is paired again", () => {
  const played = ofClubs(["A", "A", "B", "B"], { ...stages.swiss, sizes: fixed(2) });
  expect(meetings(played)).toEqual([]);
  const clubs = [
    { player: "p2", club: "B" },
    { player: "p3", club: "A" },
  ];
  expect(played.act({ type: "set-clubs", clubs })).toBeUndefined();
  expect(meetings(played)).toEqual([]);
  expect(played.act({ type: "set-clubs", clubs })).toBe("done-already");
  expect(played.act({ type: "set-clubs", clubs: [{ player: "p9", club: "A" }] })).toBe("not-found");
  expect(played.act({ type: "set-clubs", clubs: [{ player: "p2", club: null }] })).toBeUndefined();
  expect(played.tournament.clubs).toEqual({ p1: "A", p3: "A", p4: "B" });
});

it("players name their own club until the start", () => {
  const played = ofClubs(["A", "B"], { ...stages.swiss, sizes: fixed(2) });
  expect(played.act({ type: "set-own-club", club: "B" }, "p1")).toBe("not-now");
  expect(played.act({ type: "set-own-club", club: "B" }, "stranger")).toBe("not-entered");
});

it("an account that confirmed to be a player entered by name names the club of this player", () => {
  const played = new Played(planOf([stages.swiss], { clubsApart: { rounds: null } }));
  played.act({ type: "enter-players", players: [{ name: "Ada" }] });
  played.act({ type: "open-entry" });
  expect(played.act({ type: "set-own-club", club: "A" }, "ada")).toBe("not-entered");
  played.act({ type: "link-player", player: "named-1", account: "ada" });
  played.act({ type: "accept-link", player: "named-1" }, "ada");
  expect(played.act({ type: "set-own-club", club: "A" }, "ada")).toBeUndefined();
  expect(played.tournament.clubs).toEqual({ "named-1": "A" });
});

it("a director seats members of a club together on purpose alone", () => {
  const played = ofClubs(["A", "A", "B", "B"], { ...stages.swiss, sizes: fixed(2) });
  const tables = [
    { players: ["p1", "p2"], division: null },
    { players: ["p3", "p4"], division: null },
  ];
  const amend = (mayMeet: boolean) => played.act({ type: "amend-round", round: 1, tables, byes: [], mayMeet, reason });
  expect(amend(false)).toBe("unfit");
  expect(amend(true)).toBeUndefined();
});
