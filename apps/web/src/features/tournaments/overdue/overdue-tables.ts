import type { Tournament } from "../../../lib/api-client/types.ts";

/** The unfinished tables of published rounds whose deadline has passed, by round. `now` is in milliseconds. */
export function overdueTables({ phase, rounds }: Pick<Tournament, "phase" | "rounds">, now: number) {
  if (phase !== "running") return [];
  return rounds.flatMap(({ round, state, deadline, tables }) => {
    if (state !== "published" || deadline === null || Date.parse(deadline) > now) return [];
    const unfinished = tables.filter((table) => table.state !== "over").map(({ table }) => table);
    return unfinished.length === 0 ? [] : [{ round, tables: unfinished }];
  });
}
