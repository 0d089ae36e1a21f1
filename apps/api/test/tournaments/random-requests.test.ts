import { afterAll, beforeAll, expect, it } from "vitest";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { belowFrom, randomActionBody, randomPlanBody } from "../support/games/random-tournament-requests.ts";
import { look, type Tournament, tryAct } from "../support/games/tournament-play.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { faultsInAnswer } from "../support/server/schema-faults.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

/** A larger number, as an experiment: RANDOM_TOURNAMENTS=200, from RANDOM_SEED on. */
const runs = Number(process.env.RANDOM_TOURNAMENTS ?? 3);
const firstSeed = Number(process.env.RANDOM_SEED ?? 1);
const steps = 40;

const database = testDatabase();
let server: TestServer;
let director: Caller;
let people: Caller[];

// Only requests change anything: no bots run, and nothing is due.
beforeAll(async () => {
  server = await startServer(database, { registry: rulesetRegistry, runsBots: false, runsJobs: false });
  director = await guest(server.url, "Directrix");
  people = await Promise.all(["Ada", "Bea", "Cyr", "Dan", "Eve"].map((name) => guest(server.url, name)));
});
afterAll(() => server.close());

const one = "/v1/tournaments/{tournament}";
const views = [
  one,
  `${one}/standings`,
  `${one}/log`,
  `${one}/standings.csv`,
  `${one}/results.csv`,
  `${one}/calendar.ics`,
];

it.each(Array.from({ length: runs }, (_, run) => firstSeed + run))(
  "random requests to a tournament are answered as documented, and it can be cancelled (seed %i)",
  { timeout: 120_000 },
  async (seed) => {
    const below = belowFrom(seed);
    const id = await created(below);
    for (let step = 0; step < steps; step++) {
      const tournament = await look(director, id);
      const body = randomActionBody({ below, tournament, people: people.map((person) => person.id) });
      const isDirector = below(4) > 0;
      const caller = isDirector ? director : (people[below(people.length)] as Caller);
      const answer = await tryAct(caller, id, body);
      expect(faultsInAnswer({ method: "POST", path: `${one}/actions` }, answer), JSON.stringify(body)).toEqual([]);
      if (step % 8 === 7) await isReadable(id);
    }
    await isEnded(await look(director, id));
  },
);

/** Invalid plans are rejected with a sentence; the first valid one is played. */
async function created(below: ReturnType<typeof belowFrom>): Promise<string> {
  for (;;) {
    const plan = randomPlanBody(below);
    const answer = await director.call<Tournament>("POST", "/v1/tournaments", { plan });
    expect(faultsInAnswer({ method: "POST", path: "/v1/tournaments" }, answer), JSON.stringify(plan)).toEqual([]);
    if (answer.status !== 201) continue;
    for (const type of ["open-entry", "enter-bots"])
      await tryAct(director, answer.body.id, type === "open-entry" ? { type } : { type, bot: "easy", count: 2 });
    for (const person of people) await tryAct(person, answer.body.id, { type: "enter" });
    await tryAct(director, answer.body.id, { type: "start", isEarly: true });
    return answer.body.id;
  }
}

async function isReadable(id: string): Promise<void> {
  for (const path of views) {
    const answer = await director.call("GET", path.replace("{tournament}", id));
    expect(faultsInAnswer({ method: "GET", path }, answer), path).toEqual([]);
    expect(answer.status).toBe(200);
  }
}

/** A tournament that is not over can be cancelled, by one of its directors. */
async function isEnded({ id, phase, directors }: Tournament): Promise<void> {
  const [first] = directors;
  const caller = [director, ...people].find((person) => person.id === first?.account) ?? director;
  const { status } = await tryAct(caller, id, { type: "cancel", reason: "Nobody came." });
  expect(status).toBe(phase === "finished" || phase === "cancelled" ? 409 : 200);
  await isReadable(id);
}
