import { type Bot, bots, greedyWith, random, searchWith } from "@seneschal/engine/bots";

/**
 * A level; `random`; `greedy:4:6`, with a mistake in one of 4 decisions and 6 moves noticed in each; or
 * `search:64:5:6:12:4:8`, with its playouts, horizon, finalists, the widths of its own and of other moves, and its prior.
 */
export function botNamed(name: string): Bot {
  const [level = "", one, other, ...more] = name.split(":");
  if (level === "random") return random;
  if (level === "greedy" && one !== undefined) {
    return greedyWith({ oneMistakeIn: Number(one), noticedMax: Number(other ?? Number.POSITIVE_INFINITY) });
  }
  if (level === "search" && one !== undefined && other !== undefined) {
    const [finalists = 6, ownWidth = 12, otherWidth = 4, priorWeight = 8] = more.map(Number);
    const widths = { finalists, ownWidth, otherWidth };
    return searchWith({ playouts: Number(one), horizon: Number(other), ...widths, priorWeight });
  }
  if (level === "hard" || level === "medium" || level === "easy") return bots[level];
  throw new Error(`no bot ${name}; there are ${Object.keys(bots)}`);
}
