import { setTimeout as sleep } from "node:timers/promises";
import { report } from "../figures.ts";
import type { LiveMemory } from "../servers/announce.ts";
import { ask } from "./ask.ts";
import { checkStored } from "./checks.ts";
import { directCups } from "./cups.ts";
import { SoakRecord } from "./record.ts";
import { Site } from "./site.ts";
import { type Guest, playAt } from "./table.ts";

const tables = 200;
const guests = 80;
const minuteMs = 60_000;
const minutesPerPostgres = 10;
/** For so long after its start, a process fills its caches. */
const warmUpMinutes = 5;
const heapGrowthMax = 1.3;
const p99GoalMs = 1000;

/**
 * 200 games of all rulesets with people, bots, streams, chat and tournaments on two processes, one of which is killed every
 * minute, and Postgres every ten. Prints what it measured. Returns whether nothing was lost, duplicated, stuck or leaked.
 */
export async function benchSoak(folder: string, minutes: number): Promise<boolean> {
  const site = await Site.start(folder);
  const record = new SoakRecord();
  const people = await guestsOf(site);
  const pair = (place: number) => [people[(2 * place) % guests], people[(2 * place + 1) % guests]] as [Guest, Guest];
  const playing = Array.from({ length: tables }, (_, place) => playAt(site, record, { place, people: pair(place) }));
  playing.push(directCups(site, record, people[0] as Guest));
  const growths = await disturb(site, minutes);
  record.isOver = true;
  await Promise.all(playing);
  const pool = site.newPool();
  await checkStored(pool, record);
  await pool.end();
  await site.stop();
  return reported(site, record, { minutes, growths });
}

async function guestsOf(site: Site): Promise<readonly Guest[]> {
  const found: Guest[] = [];
  while (found.length < guests) {
    const body = { name: `Guest ${found.length}` };
    const { body: answer } = await ask(site, 0, { method: "POST", path: "/v1/guests", body });
    found.push({ id: answer.account.id, token: answer.token });
  }
  return found;
}

interface Growth {
  readonly first: LiveMemory;
  readonly last: LiveMemory;
}

/**
 * Kills one process every minute. The other one lives until Postgres is killed, and shows whether its memory grows; then
 * they change places.
 */
async function disturb(site: Site, minutes: number): Promise<readonly Growth[]> {
  const growths: Growth[] = [];
  let first: LiveMemory | undefined;
  let survivor = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(minuteMs);
    const age = (minute - 1) % minutesPerPostgres;
    const memory = await site.liveMemory();
    console.error(JSON.stringify({ minute, survivor, processes: memory.map(inMegabytes) }));
    const last = memory[survivor];
    if (age === warmUpMinutes) first = last;
    if (minute % minutesPerPostgres !== 0 && minute !== minutes) await site.killProcess(1 - survivor);
    else {
      if (age > warmUpMinutes && first !== undefined && last !== undefined) growths.push({ first, last });
      await site.killPostgres();
      survivor = 1 - survivor;
    }
  }
  // Clients find the processes again before the games stop.
  await sleep(minuteMs / 2);
  return growths;
}

const inMegabytes = ({ heapBytes, externalBytes, residentBytes }: LiveMemory) => ({
  heap: Math.round(heapBytes / 1e6),
  external: Math.round(externalBytes / 1e6),
  resident: Math.round(residentBytes / 1e6),
});

interface Run {
  readonly minutes: number;
  readonly growths: readonly Growth[];
}

function reported(site: Site, record: SoakRecord, { minutes, growths }: Run): boolean {
  const { moves, waits, messages, faults, finishedGames, finishedTournaments } = record;
  const undisturbed = waits.filter(({ begin, end }) => site.hadDatabase(begin, end));
  report({ bench: "api.soak.p99", value: p99Ms(undisturbed), unit: "ms", reference: p99GoalMs });
  report({ bench: "api.soak.p99.outages", value: p99Ms(waits), unit: "ms", reference: p99GoalMs });
  for (const { first, last } of growths) {
    const [value, reference] = [last.heapBytes / 1e6, first.heapBytes / 1e6];
    report({ bench: "api.soak.heap", value, unit: "MB", reference });
    const resident = { value: last.residentBytes / 1e6, reference: first.residentBytes / 1e6 };
    report({ bench: "api.soak.resident", unit: "MB", ...resident });
    if (value > reference * heapGrowthMax) record.fault("the memory of a process grows");
  }
  const counts = { moves: moves.length, messages: messages.length, finishedGames, finishedTournaments };
  console.log(JSON.stringify({ bench: "api.soak", minutes, ...counts, faults: faults.length }));
  return faults.length === 0;
}

function p99Ms(waits: SoakRecord["waits"]): number {
  const sorted = waits.map(({ begin, end }) => end - begin).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
