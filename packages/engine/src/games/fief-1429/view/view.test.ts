import { expect, it } from "vitest";
import { fief1429 } from "../ruleset.ts";
import { attack, fighting, meeting } from "../testing/battle.fixture.ts";
import { scripted } from "../testing/realm.fixture.ts";

const fought = (
  attackers: readonly [number, number],
  defenders: readonly [number, number],
  ...draws: readonly number[]
) => {
  const { state } = fighting(meeting(attackers, defenders))
    .when(0, attack, scripted(...draws))
    .isPlayed();
  return fief1429.view(state, "spectator").battle;
};

it("shows both camps with their points and dice after a round", () => {
  expect(fought([6, 1], [9, 0], 0, 0, 0, 0)).toMatchObject({
    round: 1,
    attack: { leader: 0, sergeants: 6, knights: 1, points: 10, dice: 2, walls: 0 },
    defend: { leader: 1, sergeants: 9, points: 10, dice: 2 },
  });
});

it("shows the exact chances of a battle that is fought to the end", () => {
  // A sergeant and a lord on each side: nobody dies on 0 (one in six each). A side loses its sergeant on any other face.
  const prospect = fought([1, 0], [1, 0], 0, 0)?.prospect;
  const round = { lost: (5 / 6) * (1 / 6), both: 25 / 36, still: 1 / 36 };
  const rounds = 1 + round.still + round.still ** 2;
  expect(prospect?.attackWins).toBeCloseTo(round.lost * rounds, 5);
  expect(prospect?.defenceWins).toBeCloseTo(round.lost * rounds, 5);
  expect(prospect?.neither).toBeCloseTo(round.both * rounds + round.still ** 3, 5);
});

it("gives chances that add up to one", () => {
  const prospect = fought([4, 2], [3, 1], 0, 0, 0, 0);
  const { attackWins = 0, defenceWins = 0, neither = 0 } = prospect?.prospect ?? {};
  expect(attackWins + defenceWins + neither).toBeCloseTo(1, 4);
  expect(attackWins).toBeGreaterThan(defenceWins);
});
