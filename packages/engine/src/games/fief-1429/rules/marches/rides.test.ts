import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/index.ts";
import { lordOf, troopsAt } from "../../model/state.ts";
import { fief1429 } from "../../ruleset.ts";
import { at, dice, type Realm, scripted } from "../../testing/realm.fixture.ts";

const marching = (setup: Realm) => at({ ...setup, until: ["marching", 0] });
const go = { type: "march", lord: "beaudoin", to: "charolles", companions: [], sergeants: 0 } as const;
const ride = { type: "ride", lord: "beaudoin", to: "l-epervier", companions: [] } as const;
const truce = { type: "resolve", stance: "truce" } as const;

it("[F1429-12.4] the book's defender with nine points rolls two dice, and three hits become five", () => {
  const table = marching({
    lords: { beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 0, 4]] }, charolles: { troops: [[1, 3, 2]] } },
  });
  const before = table.when(0, { ...go, knights: 4 }).isPlayed();
  const fought = before.when(0, { ...ride, knights: 4 }, scripted(...dice(0, 0, 0), ...dice(1, 2)));
  fought.followsAmongOthers({
    type: "RoundFought",
    village: "charolles",
    round: 1,
    attack: { points: 13, dice: [0, 0, 0], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 0 },
    defend: { points: 9, dice: [1, 2], walls: 0, bonus: 2, lance: 0, grail: 0, hits: 5 },
  });
  // A knight falls to three of the five hits; the other two are lost.
  expect(troopsAt(fought.isPlayed().state, "charolles", 0)).toEqual({ sergeants: 0, knights: 3 });
});

it("[F1429-13.3] a family that rode against another may attack it in the battles of the same turn", () => {
  const table = marching({
    lords: { beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 0, 2]] }, charolles: { troops: [[1, 4, 0]] } },
  });
  const before = table.when(0, { ...go, knights: 2 }).isPlayed();
  const drawn = before.when(0, { ...ride, knights: 2 }, scripted(...dice(0, 0), ...dice(0))).isPlayed();
  const ended = drawn.when(0, truce).isPlayed().when(1, truce).isPlayed();
  ended.asks("battles", 0);
  const attacked = ended.when(
    0,
    { type: "attack", village: "charolles", target: 1 },
    scripted(...dice(2, 2), ...dice(0)),
  );
  expect(troopsAt(attacked.isPlayed().state, "charolles", 1)).toEqual({ sergeants: 0, knights: 0 });
});

/** Mireille waits in L'Épervier; Beaudoin brings her sergeants who have made two steps. */
const broughtTo = (isMaid: boolean) => {
  const table = marching({
    lords: { mireille: [0, "l-epervier", { isMaid }], beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 2, 0]] } },
  });
  const first = table.when(0, { ...go, sergeants: 2, knights: 0 }).isPlayed();
  return first.when(0, { ...go, to: "l-epervier", sergeants: 2, knights: 0 }).isPlayed();
};
const on = { type: "march", lord: "mireille", to: "sennecy", companions: [], sergeants: 2, knights: 0 } as const;

it("[F1429-11.13] d'Arc leads troops that have made two steps on a third, and no further", () => {
  const third = broughtTo(true).when(0, on).isPlayed();
  expect(troopsAt(third.state, "sennecy", 0)).toEqual({ sergeants: 2, knights: 0 });
  third.when(0, { ...on, to: "la-salle", sergeants: 1 }).refuses("F1429-11.1");
  third.when(0, { ...on, to: "la-salle", sergeants: 0 }).isPlayed();
});

it("[F1429-11.13] no one else leads them on, or takes d'Arc's companion a third step", () => {
  broughtTo(false).when(0, on).refuses("F1429-11.1");
  const along = broughtTo(true).when(0, { ...on, companions: ["beaudoin"], sergeants: 0 });
  expect(lordOf(along.isPlayed().state, "beaudoin")).toMatchObject({ village: "sennecy", steps: 3 });
  broughtTo(true)
    .when(0, { ...go, to: "sennecy", knights: 0 })
    .refuses("F1429-11.1");
});

const held = {
  lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye", { guard: 0 }] },
  villages: { blaye: { troops: [[0, 0, 2]] }, charolles: { troops: [[1, 1, 0]] } },
} as const;

it("[F1429-12.9] a prisoner rides along with his guards, and goes on with them when they have won", () => {
  const there = marching(held)
    .when(0, { ...go, companions: ["arthur"], knights: 2 })
    .isPlayed();
  const won = there
    .when(0, { ...ride, companions: ["arthur"], knights: 2 }, scripted(...dice(2, 0), ...dice(0)))
    .isPlayed();
  won.asks("rideOn", 0);
  const { state } = won.when(0, { type: "rideOn", to: "l-epervier", knights: 2 }).isPlayed();
  expect(lordOf(state, "arthur")).toMatchObject({ village: "l-epervier", guard: 0, isRiding: false });
});

it("[F1429-12.9] the prisoner of riders who are beaten is free with the victory of his family", () => {
  const there = marching({
    ...held,
    villages: { blaye: { troops: [[0, 0, 1]] }, charolles: { troops: [[1, 9, 0]] } },
  })
    .when(0, { ...go, companions: ["arthur"], knights: 1 })
    .isPlayed();
  const lost = there.when(0, { ...ride, companions: ["arthur"], knights: 1 }, scripted(...dice(0), ...dice(3, 3)));
  expect(lordOf(lost.isPlayed().state, "arthur")).toMatchObject({ guard: null, isRiding: false });
});

it("[F1429-12.9] a ride is possible even against a family that promised passage", () => {
  const table = marching({ lords: { beaudoin: [0, "blaye"] }, villages: held.villages });
  const there = table.when(0, { ...go, knights: 2 }).isPlayed();
  const promised = givenPosition(fief1429, { ...there.state, passages: [{ seat: 1, to: 0 }] });
  const passing = promised.when(0, { ...go, to: "l-epervier", knights: 2 }).isPlayed();
  expect(lordOf(passing.state, "beaudoin").village).toBe("l-epervier");
  promised
    .when(0, { ...ride, knights: 2 }, scripted(...dice(1, 0), ...dice(0)))
    .followsAmongOthers({ type: "BattleBegan", village: "charolles", attacker: 0, defender: 1, kind: "ride" });
});
