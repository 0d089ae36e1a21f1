import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { SoakRecord } from "./record.ts";
import type { Site } from "./site.ts";
import type { Guest } from "./table.ts";

const plan = {
  name: "The cup of the soak",
  ruleset: "village",
  pace: "none",
  lastGraceMinutes: 0,
  stages: [{ format: "swiss", field: { from: "all" }, sizes: { least: 2, most: 4, preferred: 4 }, rounds: 2 }],
};
const pollMs = 2000;

/** Directs tournaments of bots, one after the other. */
export async function directCups(site: Site, record: SoakRecord, { token }: Guest): Promise<void> {
  const post = async (path: string, body: object) => {
    const reply = await ask(site, 0, { method: "POST", path, token, body, key: randomUUID() });
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  while (!record.isOver) {
    try {
      const { id } = await post("/v1/tournaments", { plan });
      const act = (action: object) => post(`/v1/tournaments/${id}/actions`, { action });
      await act({ type: "open-entry" });
      await act({ type: "enter-bots", bot: "easy", count: 8 });
      await act({ type: "start" });
      if (await isPlayed(site, record, id)) record.finishedTournaments += 1;
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
