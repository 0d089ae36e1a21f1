import { describe, expect, it } from "vitest";
import { folded, Played, planOf, stages } from "../../scenarios/testing.fixture.ts";

const reason = "For a reason that everybody reads.";
const names = (...list: readonly string[]) => list.map((name) => ({ name }));

function open(more = {}): Played {
  const played = new Played(planOf([stages.swiss], { boards: "physical", ...more }));
  played.act({ type: "open-entry" });
  return played;
}
const idsAndNames = ({ tournament }: Played) => tournament.players.map(({ player, name }) => [player, name]);

describe("players that a director enters", () => {
  it("get ids in order, mixed with accounts, all of them or none", () => {
    const played = open({ playersMost: 4 });
    expect(played.act({ type: "enter-players", players: [...names("Ada"), { account: "bea" }, ...names("Cyr")] })).toBe(
      undefined,
    );
    expect(idsAndNames(played)).toEqual([
      ["named-1", "Ada"],
      ["bea", null],
      ["named-2", "Cyr"],
    ]);
    expect(played.act({ type: "enter-players", players: names("Dan", "Eve") })).toBe("unfit");
    expect(played.act({ type: "enter-players", players: names("ada") })).toBe("done-already");
    expect(played.act({ type: "enter-players", players: [{ account: "bea" }] })).toBe("done-already");
    expect(played.act({ type: "enter-players", players: names("Dan", "DAN") })).toBe("unfit");
    expect(played.act({ type: "enter-players", players: [{ account: "director" }] })).toBe("unfit");
    expect(played.tournament.players).toHaveLength(3);
    expect(folded(played.log)).toEqual(played.tournament);
  });

  it("bring their clubs, in one event", () => {
    const played = open();
    const players = [{ name: "Ada", club: "A" }, { account: "bea", club: "B" }, { name: "Cyr" }];
    expect(played.act({ type: "enter-players", players })).toBeUndefined();
    expect(played.tournament.clubs).toEqual({ "named-1": "A", bea: "B" });
    expect(played.log.filter(({ event }) => event.type === "ClubsChanged")).toHaveLength(1);
    played.act({ type: "remove-player", player: "named-1", reason });
    played.act({ type: "readmit-player", player: "named-1", reason });
    played.act({ type: "enter-players", players: [{ name: "Ada", club: "A" }] });
    expect(played.log.filter(({ event }) => event.type === "ClubsChanged")).toHaveLength(1);
  });

  it("return as the same player under the same name, unless a director removed them", () => {
    const played = open();
    played.act({ type: "enter-players", players: names("Ada", "Bea") });
    played.act({ type: "remove-player", player: "named-1", reason });
    expect(played.act({ type: "enter-players", players: names("Ada") })).toBe("unfit");
    played.act({ type: "readmit-player", player: "named-1", reason });
    expect(played.act({ type: "enter-players", players: names("Cyr", "Ada") })).toBeUndefined();
    expect(idsAndNames(played)).toEqual([
      ["named-1", "Ada"],
      ["named-2", "Bea"],
      ["named-3", "Cyr"],
    ]);
    expect(played.tournament.players.map(({ status }) => status)).toEqual(["entered", "entered", "entered"]);
  });

  it("do not play with bots, and accounts register themselves for a tournament online", () => {
    const played = open();
    expect(played.act({ type: "enter-bots", bot: "easy", count: 1 })).toBe("unfit");
    const online = open({ boards: "online" });
    expect(online.act({ type: "enter-players", players: [{ account: "bea" }] })).toBe("unfit");
    expect(online.act({ type: "enter-players", players: names("Ada") })).toBeUndefined();
    expect(online.act({ type: "enter-bots", bot: "easy", count: 1 })).toBe("unfit");
    const bots = open({ boards: "online" });
    bots.act({ type: "enter-bots", bot: "easy", count: 1 });
    expect(bots.act({ type: "enter-players", players: names("Ada") })).toBe("unfit");
    expect(bots.act({ type: "change-plan", plan: { ...bots.tournament.plan, boards: "physical" }, reason })).toBe(
      "unfit",
    );
  });

  it("need no check-in", () => {
    const startsAt = "2026-12-01T02:00:00.000Z";
    const played = open({ startsAt, checkInMinutes: 60 });
    played.act({ type: "enter-players", players: names("Ada", "Bea", "Cyr") });
    played.act({ type: "enter" }, "dan");
    expect(played.act({ type: "start", isEarly: true })).toBeUndefined();
    expect(played.tournament.seeds.toSorted()).toEqual(["named-1", "named-2", "named-3"]);
  });

  it("can be renamed, but not like another one", () => {
    const played = open();
    played.act({ type: "enter-players", players: names("Ada", "Bea") });
    played.act({ type: "enter" }, "cyr");
    expect(played.act({ type: "rename-player", player: "named-1", name: "ADA" })).toBeUndefined();
    expect(played.act({ type: "rename-player", player: "named-1", name: "ADA" })).toBe("done-already");
    expect(played.act({ type: "rename-player", player: "named-1", name: "bea" })).toBe("unfit");
    expect(played.act({ type: "rename-player", player: "cyr", name: "Cyril" })).toBe("not-found");
    expect(played.tournament.players[0]?.name).toBe("ADA");
  });
});

describe("an account that is linked with a player entered by name", () => {
  function offered(): Played {
    const played = open();
    played.act({ type: "enter-players", players: names("Ada", "Bea", "Cyr", "Dan") });
    expect(played.act({ type: "link-player", player: "named-1", account: "ada" })).toBeUndefined();
    return played;
  }

  it("confirms it, and then acts as the player", () => {
    const played = offered();
    expect(played.act({ type: "withdraw" }, "ada")).toBe("not-entered");
    expect(played.act({ type: "accept-link", player: "named-1" }, "eve")).toBe("not-found");
    expect(played.act({ type: "accept-link", player: "named-1" }, "ada")).toBeUndefined();
    expect(played.act({ type: "accept-link", player: "named-1" }, "ada")).toBe("not-found");
    expect(played.act({ type: "enter" }, "ada")).toBe("done-already");
    expect(played.act({ type: "name-director", account: "ada" })).toBe("unfit");
    expect(played.act({ type: "withdraw" }, "ada")).toBeUndefined();
    expect(played.tournament.players[0]).toMatchObject({ player: "named-1", status: "withdrawn" });
    expect(played.log.at(-1)).toMatchObject({ by: "ada", event: { type: "PlayerWithdrew", player: "named-1" } });
  });

  it("may decline, and the offer can be withdrawn", () => {
    const played = offered();
    expect(played.act({ type: "decline-link", player: "named-1" }, "ada")).toBeUndefined();
    expect(played.act({ type: "accept-link", player: "named-1" }, "ada")).toBe("not-found");
    expect(played.act({ type: "link-player", player: "named-1", account: null })).toBe("done-already");
    expect(played.act({ type: "link-player", player: "named-1", account: "ada" })).toBeUndefined();
    expect(played.act({ type: "link-player", player: "named-1", account: null })).toBeUndefined();
    expect(played.tournament.players[0]?.link).toBeNull();
  });

  it("is one player of the tournament, and no director", () => {
    const played = offered();
    expect(played.act({ type: "link-player", player: "named-2", account: "ada" })).toBe("unfit");
    expect(played.act({ type: "link-player", player: "named-2", account: "director" })).toBe("unfit");
    played.act({ type: "enter" }, "eve");
    expect(played.act({ type: "link-player", player: "named-2", account: "eve" })).toBe("unfit");
    played.act({ type: "enter" }, "ada");
    expect(played.act({ type: "accept-link", player: "named-1" }, "ada")).toBe("unfit");
    played.act({ type: "link-player", player: "named-2", account: "fay" });
    played.act({ type: "accept-link", player: "named-2" }, "fay");
    expect(played.act({ type: "link-player", player: "named-2", account: "gus" })).toBe("unfit");
  });
});

describe("before registration opens", () => {
  it("directors enter players, and nobody else registers", () => {
    const played = new Played(planOf([stages.swiss], { boards: "physical" }));
    expect(played.act({ type: "enter" }, "dan")).toBe("not-now");
    expect(
      played.act({ type: "enter-players", players: [...names("Ada", "Bea"), { account: "cyr" }] }),
    ).toBeUndefined();
    played.act({ type: "open-entry" });
    played.act({ type: "enter" }, "dan");
    played.act({ type: "start" });
    expect(played.tournament.players.map(({ player, status }) => [player, status])).toEqual([
      ["named-1", "entered"],
      ["named-2", "entered"],
      ["cyr", "entered"],
      ["dan", "entered"],
    ]);
    expect(folded(played.log)).toEqual(played.tournament);
  });
});
