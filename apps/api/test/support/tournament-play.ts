import { setTimeout as pause } from "node:timers/promises";
import type { tournaments as words } from "@seneschal/schema";
import { type Answer, bidFirst, type Caller } from "./caller.ts";

export type Tournament = words.TournamentBody;

/** A plan for the toy of the tests, as short as can be. */
export const toyPlan = (stages: readonly object[], more: object = {}) => ({
  name: "The cup of the test",
  ruleset: "sealed-bids",
  options: { rounds: 1 },
  pace: "none",
  stages,
  ...more,
});
const sizes = { least: 3, most: 5, preferred: 4 };
export const swiss = (rounds: number, more: object = {}) => ({
  format: "swiss",
  field: { from: "all" },
  sizes,
  rounds,
  ...more,
});

export async function planned(director: Caller, plan: object): Promise<string> {
  return (await director.post<Tournament>("/v1/tournaments", { plan })).id;
}

export const act = (caller: Caller, tournament: string, deed: object, expectedVersion?: number) =>
  caller.post<Tournament>(`/v1/tournaments/${tournament}/acts`, { act: deed, expectedVersion });

export const tryAct = (caller: Caller, tournament: string, deed: object, expectedVersion?: number): Promise<Answer> =>
  caller.call("POST", `/v1/tournaments/${tournament}/acts`, { act: deed, expectedVersion });

export const look = (caller: Caller, tournament: string) => caller.get<Tournament>(`/v1/tournaments/${tournament}`);

/** Looks until something is so. Bots and the watch work behind the requests. */
export async function until(
  caller: Caller,
  tournament: string,
  isSo: (body: Tournament) => boolean,
): Promise<Tournament> {
  for (let looks = 0; looks < 1500; looks++) {
    const body = await look(caller, tournament);
    if (isSo(body)) return body;
    await pause(20);
  }
  throw new Error("it never came to be");
}

/** Everybody who is a person plays the games of the round that is played, until all its tables are over. */
export async function playRound(people: readonly Caller[], tournament: string, round: number): Promise<Tournament> {
  const [someone] = people as [Caller];
  return until(someone, tournament, (body) => {
    const found = body.rounds.find((one) => one.round === round);
    for (const { game, state, players } of found?.tables ?? []) {
      if (state === "playing" && game !== null) void bidFor(people, game, players);
    }
    return found?.state === "closed";
  });
}

const bidding = new Set<string>();

async function bidFor(people: readonly Caller[], game: string, players: readonly string[]): Promise<void> {
  if (bidding.has(game)) return;
  bidding.add(game);
  for (const person of people.filter(({ id }) => players.includes(id))) {
    const { choices } = await person.position(game);
    if (choices.some(({ type }) => type === "bid")) await bidFirst(person, game);
  }
  bidding.delete(game);
}
