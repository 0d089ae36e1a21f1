import { expect, it } from "vitest";
import type { MoveOf, Side } from "../../model/types.ts";
import { fief1429 } from "../../ruleset.ts";
import { attack, fight, fighting } from "../../testing/battle.fixture.ts";
import { dice, scripted } from "../../testing/realm.fixture.ts";

/** Seat 1 holds the city of Blaye, seat 0 attacks with twenty points, Othon of seat 2 has taken a side; nobody is hurt. */
const joined = (side: Side, engines: readonly { seat: number; shows: 1 | 2; since: number }[] = []) => {
  const table = fighting({
    lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"], othon: [2, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 12, 0],
          [0, 0, 5],
          [2, 3, 0],
        ],
        building: "city",
        engines,
      },
    },
  });
  return table
    .when(0, attack)
    .isPlayed()
    .when(2, { type: "join", side }, scripted(0, 0, 0, 0, 0))
    .isPlayed();
};
/** The next round, after the ally has made up his mind. */
const roundAfter = (table: ReturnType<typeof joined>, choice: MoveOf<"waver">["choice"]) => {
  const decided = table.when(2, { type: "waver", choice }).isPlayed().when(0, fight).isPlayed();
  const facts = decided.when(1, fight, scripted(0, 0, 0, 0, 0, 0)).facts();
  const round = facts.find(({ type }) => type === "RoundFought");
  return round?.type === "RoundFought" ? [round.attack.dice.length, round.attack.walls] : [];
};

it("[F1429-13.17] in a siege, a defender's ally who changes sides opens the gates", () => {
  const besieged = joined("defend", [{ seat: 0, shows: 1, since: 1 }]);
  expect(roundAfter(besieged, "stay")).toEqual([2, 1]);
  expect(roundAfter(besieged, "cross")).toEqual([3, 0]);
});

it("[F1429-13.17] a defender's ally who only leaves opens no gate", () => {
  expect(roundAfter(joined("defend"), "leave")).toEqual([1, 2]);
});

it("[F1429-13.17] an attacker's ally who changes sides opens no gate", () => {
  expect(roundAfter(joined("attack"), "cross")).toEqual([1, 2]);
});

it("[F1429-13.17] a family that has left a battle does not come back to it", () => {
  const left = joined("defend").when(2, { type: "waver", choice: "leave" }).isPlayed();
  const next = left
    .when(0, fight)
    .isPlayed()
    .when(1, fight, scripted(0, 0, 0, 0, 0))
    .isPlayed();
  next.asks("stances", 0, 1);
  next.when(2, { type: "waver", choice: "cross" }).refuses("F1429-13.17");
});

it("[F1429-13.4] the book's Franck joins Sabine against his ally Olivier, his wife dies, and the alliance is over", () => {
  const table = fighting({
    lords: {
      beaudoin: [0, "blaye"],
      jeanne: [1, "blaye", { spouse: "quentin" }],
      quentin: [2, "blaye", { spouse: "jeanne" }],
    },
    villages: {
      blaye: {
        troops: [
          [1, 1, 0],
          [2, 3, 0],
          [0, 3, 0],
        ],
      },
    },
  });
  expect(fief1429.view(table.state, "spectator").families.map(({ ally }) => ally)).toEqual([null, 2, 1]);
  const begun = table.when(0, attack).isPlayed();
  // Together they have eight points and two dice: one hit for the sergeant, one for Jeanne.
  const won = begun.when(2, { type: "join", side: "attack" }, scripted(...dice(1, 1), ...dice(0)));
  won.followsAmongOthers({ type: "LordDied", lord: "jeanne", seat: 1, village: "blaye", cause: "battle" });
  expect(fief1429.view(won.isPlayed().state, "spectator").families.map(({ ally }) => ally)).toEqual([null, null, null]);
});
