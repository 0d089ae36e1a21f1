import { describe, expect, it } from "vitest";
import { audit } from "./audit.fixture.ts";
import { formats, planFor, playedToEnd } from "./formats.fixture.ts";

const sizes = [8, 9, 10, 12, 16];

describe.each(Object.entries(formats))("%s", (name, stages) => {
  const first = Object.keys(formats).indexOf(name);
  it.each(sizes)("keeps every promise with %i players, by a computation of its own", (players) => {
    const seed = first * sizes.length + sizes.indexOf(players) + 1;
    const played = playedToEnd(planFor(stages, seed), { players, seed, isQuick: true });
    expect(played.tournament.phase).toBe("finished");
    expect(audit(played.log, played.shown(), played.context.hashOf)).toEqual([]);
  });
});
