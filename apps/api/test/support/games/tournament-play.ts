import { setTimeout as pause } from "node:timers/promises";
import type { tournaments as schemas } from "@seneschal/schema";
import { expect } from "vitest";
import { type Answer, type Caller, firstCard } from "../server/caller.ts";

export type Tournament = schemas.TournamentBody;

/** The shortest tournament settings for the test ruleset. */
export const testPlan = (stages: readonly object[], more: object = {}) => ({
  name: "The cup of the test",
  ruleset: "sealed-bids",
  options: { rounds: 1 },
  pace: "none",
  lastGraceMinutes: 0,
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

export const act = (caller: Caller, tournament: string, action: object, expectedVersion?: number) =>
  caller.post<Tournament>(`/v1/tournaments/${tournament}/actions`, { action: action, expectedVersion });

export const tryAct = (caller: Caller, tournament: string, action: object, expectedVersion?: number): Promise<Answer> =>
  caller.call("POST", `/v1/tournaments/${tournament}/actions`, { action: action, expectedVersion });

export const look = (caller: Caller, tournament: string) => caller.get<Tournament>(`/v1/tournaments/${tournament}`);

/** Polls until a condition holds. Bots and clocks work in the background. */
export async function until(
  caller: Caller,
  tournament: string,
  isSo: (body: Tournament) => boolean | Promise<boolean>,
): Promise<Tournament> {
  for (;;) {
    const body = await look(caller, tournament);
    if (await isSo(body)) return body;
    await pause(20);
  }
}

/** All people play their games of the current round until it is over. */
export async function playRound(people: readonly Caller[], tournament: string, round: number): Promise<Tournament> {
  const [someone] = people as [Caller];
  return until(someone, tournament, async (body) => {
    const found = body.rounds.find((one) => one.round === round);
    const bids = (found?.tables ?? []).map(async ({ game, state, players }) => {
      if (state === "playing" && game !== null) await bidFor(people, game, players);
    });
    await Promise.all(bids);
    return found?.state === "closed";
  });
}

async function bidFor(people: readonly Caller[], game: string, players: readonly string[]): Promise<void> {
  for (const person of people.filter(({ id }) => players.includes(id))) {
    const position = await person.position(game);
    if (!position.choices.some(({ type }) => type === "bid")) continue;
    const bid = { type: "bid", card: firstCard(position) };
    const { status, text } = await person.tryMove(game, position.version, bid);
    // A bot may have been faster: the next look shows the new question.
    expect([200, 409], text.slice(0, 400)).toContain(status);
  }
}
