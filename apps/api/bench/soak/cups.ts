import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { SoakRecord } from "./record.ts";
import type { Site } from "./site.ts";
import type { Guest } from "./table.ts";

/** Small, so that many end: four bots at tables of two, for two rounds. */
const planOf = (ruleset: string) => ({
  name: "The cup of the soak",
  ruleset,
  pace: "none",
  lastGraceMinutes: 0,
  stages: [{ format: "swiss", field: { from: "all" }, sizes: { least: 2, most: 2, preferred: 2 }, rounds: 2 }],
});
const rulesets = ["middle-ages", "village"];
const entrants = 4;
const pollMs = 2000;

/** Directs tournaments of bots, one after the other. */
export async function directCups(site: Site, record: SoakRecord, { token }: Guest): Promise<void> {
  const post = async (path: string, body: object) => {
    const reply = await ask(site, 0, { method: "POST", path, token, body, key: randomUUID() });
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  for (let number = 0; !record.isOver; number++) {
    try {
      const plan = planOf(rulesets[number % rulesets.length] ?? "");
      const { id } = await post("/v1/tournaments", { plan });
      const act = (action: object) => post(`/v1/tournaments/${id}/actions`, { action });
      await act({ type: "open-entry" });
      await act({ type: "enter-bots", bot: "easy", count: entrants });
      await act({ type: "start" });
      if (!(await isPlayed(site, record, id))) return;
      await checkStandings(site, record, id);
      record.finishedTournaments += 1;
    } catch (error) {
      record.fault(`tournament: ${error instanceof Error ? error.message : error}`);
      await sleep(pollMs);
    }
  }
}

async function isPlayed(site: Site, record: SoakRecord, id: string): Promise<boolean> {
  for (; !record.isOver; await sleep(pollMs)) {
    const { body } = await ask(site, 0, { method: "GET", path: `/v1/tournaments/${id}` });
    if (body.phase === "finished") return true;
  }
  return false;
}

/** Compares the standings with the outcomes of the games: a win is one point, a tie half a point. */
async function checkStandings(site: Site, record: SoakRecord, id: string): Promise<void> {
  const get = async (path: string) => (await ask(site, 0, { method: "GET", path })).body;
  const { rounds } = await get(`/v1/tournaments/${id}`);
  const points = new Map<string, number>();
  for (const { tables } of rounds) {
    for (const { game, players } of tables) {
      const { outcome } = await get(`/v1/games/${game}`);
      const won = outcome.ranking.filter(({ rank }: { rank: number }) => rank === 1);
      for (const { seat } of won) points.set(players[seat], (points.get(players[seat]) ?? 0) + 1 / won.length);
    }
  }
  const { rows } = await get(`/v1/tournaments/${id}/standings`);
  const shown: readonly string[] = rows.map((row: Row) => `${row.player} ${row.points}`);
  const expected = rows.map(({ player }: Row) => `${player} ${points.get(player) ?? 0}`);
  const isSorted = rows.every((row: Row, at: number) => at === 0 || row.points <= rows[at - 1].points);
  if (rows.length !== entrants || !isSorted || shown.join() !== expected.join()) {
    record.fault(`the standings of ${id} are ${shown.join()}, its games say ${expected.join()}`);
  }
}

interface Row {
  readonly player: string;
  readonly points: number;
}
