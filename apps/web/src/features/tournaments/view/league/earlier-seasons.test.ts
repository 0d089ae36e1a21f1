import { expect, it } from "vitest";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { earlierSeasons } from "./earlier-seasons.ts";

const round = (stage: number, season: number | null, state = "closed") => ({ stage, season, state });
const seasonsIn = (rounds: readonly object[], states: readonly string[] = ["running"]) =>
  earlierSeasons({
    rounds,
    stages: states.map((state, place) => ({ stage: place + 1, state })),
  } as unknown as Tournament).map(({ stage, season }) => `${stage} ${season}`);

it("finds every season before the current one, once, also if it had play-offs", () => {
  expect(seasonsIn([round(1, 1), round(1, 1), round(1, 2), round(1, 3, "published")])).toEqual(["1 1", "1 2"]);
});

it("finds no season that is only drafted, and none of other formats", () => {
  expect(seasonsIn([round(1, 1), round(1, 2, "drafted")])).toEqual([]);
  expect(seasonsIn([round(1, null), round(1, null)])).toEqual([]);
});

it("finds all seasons of a league that another stage has followed", () => {
  expect(seasonsIn([round(1, 1), round(1, 2), round(2, null)], ["over", "running"])).toEqual(["1 1", "1 2"]);
});
