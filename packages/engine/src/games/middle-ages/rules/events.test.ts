import { expect, it } from "vitest";
import { givenPosition } from "../../../testing/given.ts";
import { asPlannedBefore } from "../../../testing/position.ts";
import type { EventId, Fact, FactOf } from "../model/types.ts";
import { middleAges } from "../ruleset.ts";
import { firstOfAll } from "../testing/play-out.fixture.ts";
import { type FiefPlan, position, tile } from "../testing/position.fixture.ts";
import { listed } from "../testing/turn.fixture.ts";

/** Round 4 ends with this event; a bystander on the last seat plays the last turn, for 3 coins. */
function endOfRound(event: EventId, ...fiefs: readonly FiefPlan[]) {
  const bystander = fiefs.length;
  const gone = fiefs.map((plan, seat): FiefPlan => ({ ...plan, goneTo: seat }));
  const state = position({ round: 4, fiefs: [...gone, { lordOn: "palace" }], events: [event], supply: { plots: [] } });
  const played = givenPosition(middleAges, state).when(bystander, { type: "send", place: bystander }, firstOfAll);
  const facts = played.facts();
  const begin = facts.findIndex(({ type }) => type === "EventStruck");
  const end = facts.findIndex((fact) => fact.type === "Settled" && facts.indexOf(fact) > begin);
  return {
    played,
    /** What it does to the fiefs, the bystander's left out. */
    does: (...expected: readonly Fact[]) => {
      const struck = facts.slice(begin + 1, end).filter((fact) => !("seat" in fact) || fact.seat !== bystander);
      expect(facts[begin]).toEqual({ type: "EventStruck", event, round: 4 });
      expect(struck).toEqual(expected);
    },
  };
}

const gains = (event: EventId, seat: number, counted: number, each: number): FactOf<"CoinsGained"> => ({
  type: "CoinsGained",
  seat,
  coins: counted * each,
  total: counted * each,
  cause: { kind: "event", event, counted, each },
});
const loses = (event: EventId, seat: number, text: string, index = 0): FactOf<"TileDestroyed"> => ({
  type: "TileDestroyed",
  seat,
  tile: tile(text),
  index,
  by: event,
  attacker: null,
});

it("[MA-8.1] the Events strike from the left, after rounds 4, 8, 12 and 16", () => {
  const events: readonly EventId[] = ["good-harvests", "alliance"];
  for (const [round, event] of [
    [4, "good-harvests"],
    [8, "alliance"],
  ] as const) {
    const fiefs = [{ lordOn: "field" }, { goneTo: 0 }];
    const state = position({ round, fiefs, events: round === 4 ? events : ["alliance"] });
    const after = givenPosition(middleAges, state).when(0, { type: "send", place: 1 }, firstOfAll);
    expect(after.facts()).toContainEqual({ type: "EventStruck", event, round });
    expect(middleAges.view(after.isPlayed().state, 0).events[round / 4 - 1]).toMatchObject({ event, isDone: true });
  }
  const quiet = givenPosition(middleAges, position({ round: 5, fiefs: [{ lordOn: "field" }, { goneTo: 0 }], events }));
  const facts = quiet.when(0, { type: "send", place: 1 }, firstOfAll).facts();
  expect(facts.some(({ type }) => type === "EventStruck")).toBe(false);
});

it("[MA-8.2] Skilled Trades: a coin for each Peasant", () => {
  endOfRound("skilled-trades", { tiles: "field+p mill+p palace", graveyard: "church+p" }, {}).does(
    gains("skilled-trades", 0, 2, 1),
  );
});

it("[MA-8.3] Precious Goods: a coin for each Chest", () => {
  endOfRound("precious-goods", { tiles: "field+c" }, { tiles: "mill+c palace+c", graveyard: "mill+c" }).does(
    gains("precious-goods", 0, 1, 1),
    gains("precious-goods", 1, 2, 1),
  );
});

it("[MA-8.4] Alliance: 3 coins for each Church and each Palace", () => {
  endOfRound("alliance", { tiles: "church palace palace mill" }, {}).does(gains("alliance", 0, 3, 3));
});

it("[MA-8.5] Barbarian Invasion: a Mill and a Field are lost, where there are any", () => {
  endOfRound("barbarian-invasion", { tiles: "field mill mill" }, { tiles: "field" }, { tiles: "village" }).does(
    loses("barbarian-invasion", 0, "mill", 1),
    loses("barbarian-invasion", 0, "field"),
    loses("barbarian-invasion", 1, "field"),
  );
});

it("[MA-8.6] Black Death: a Village and a Barracks are lost, where there are any", () => {
  endOfRound("black-death", { tiles: "village barracks" }, { tiles: "barracks" }).does(
    loses("black-death", 0, "village"),
    loses("black-death", 0, "barracks"),
    loses("black-death", 1, "barracks"),
  );
});

it("[MA-8.7] New Defences: 3 coins for each Rampart", () => {
  endOfRound("new-defences", { tiles: "rampart rampart mill" }, {}).does(gains("new-defences", 0, 2, 3));
});

it("[MA-8.8] Triumphant Return: 2 coins for each Market and each Barracks", () => {
  endOfRound("triumphant-return", { tiles: "market barracks barracks mill" }, {}).does(
    gains("triumphant-return", 0, 3, 2),
  );
});

it("[MA-8.9] Baby Boom: 2 coins for each Mill and each Village", () => {
  endOfRound("baby-boom", { tiles: "mill village village field" }, {}).does(gains("baby-boom", 0, 3, 2));
});

it("[MA-8.10] Peasant Revolt: a Palace is lost, where there is one", () => {
  endOfRound("peasant-revolt", { tiles: "palace palace" }, {}).does(loses("peasant-revolt", 0, "palace", 1));
});

it("[MA-8.11] Restoration: a tile comes back, without its effect", () => {
  endOfRound("restoration", { graveyard: "barracks" }, { coins: 5 }).does({
    type: "TileRaised",
    seat: 0,
    tile: tile("barracks"),
    index: 0,
    by: "restoration",
  });
});

it("[MA-8.12] Good Harvests: 2 coins for each Field", () => {
  endOfRound("good-harvests", { tiles: "field field+p field+c mill" }, {}).does(gains("good-harvests", 0, 3, 2));
});

it("[MA-8.13] Rebuilding Aid: 3 coins for each tile in the Graveyard", () => {
  endOfRound("rebuilding-aid", { tiles: "field", graveyard: "mill village" }, {}).does(
    gains("rebuilding-aid", 0, 2, 3),
  );
});

it("[MA-8.14] Wider Lordship: 2 coins for each different Domain", () => {
  endOfRound("wider-lordship", { tiles: "field mill church", graveyard: "palace" }, {}).does(
    gains("wider-lordship", 0, 3, 2),
  );
});

it("[MA-8.15] Costly Ceremonies: 2 coins are lost for each Church and each Palace", () => {
  const cause = { kind: "event", event: "costly-ceremonies", counted: 3, each: 2 } as const;
  endOfRound("costly-ceremonies", { coins: 10, tiles: "church palace palace" }, { coins: 10, tiles: "mill" }).does({
    type: "CoinsLost",
    seat: 0,
    coins: 6,
    total: 4,
    owed: 6,
    cause,
  });
});

it("[MA-8.16] Earthquake: a Rampart is lost, where there is one", () => {
  endOfRound("earthquake", { tiles: "rampart" }, { tiles: "field" }).does(loses("earthquake", 0, "rampart"));
});

it("[MA-8.17] owners choose among tiles that differ, all at once, and all others lose theirs unasked", () => {
  const { played, does } = endOfRound(
    "barbarian-invasion",
    { tiles: "field field+p mill mill" },
    { tiles: "field+p field field" },
    { tiles: "field" },
  );
  does(loses("barbarian-invasion", 0, "mill", 1), loses("barbarian-invasion", 2, "field"));

  const table = played.isPlayed();
  table.asks("losses", 0, 1);
  expect(listed(table.state, 1, "give")).toMatchObject([
    { fields: { domain: { oneOf: ["field"] }, tile: { oneOf: [2, 0] } }, isDefault: true },
  ]);
  table.when(1, { type: "give", domain: "field", tile: 1 }).refuses("MA-8.17");
  table.when(1, { type: "give", domain: "mill", tile: 0 }).refuses("MA-8.17");

  const one = table
    .when(1, { type: "give", domain: "field", tile: 0 })
    .follows(loses("barbarian-invasion", 1, "field+p"));
  one.asks("losses", 0);
  one.when(1, { type: "give", domain: "field", tile: 0 }).refuses("MA-8.17");
  one
    .when(0, { type: "give", domain: "field", tile: 1 })
    .followsAmongOthers(loses("barbarian-invasion", 0, "field+p", 1))
    .asks("sending", 0);
});

it("[MA-8.17] an owner who has to choose in both Domains answers once", () => {
  const { played } = endOfRound("black-death", { tiles: "village village+p barracks barracks+p" });
  const table = played.isPlayed();
  table.asks("losses", 0);
  table.when(0, { type: "give", domain: "village", tile: 0 }).refuses("MA-8.17");
  table
    .when(0, { type: "giveBoth", domain: "village", tile: 0, otherDomain: "barracks", otherTile: 1 })
    .followsAmongOthers(loses("black-death", 0, "village"), loses("black-death", 0, "barracks+p", 1))
    .asks("sending", 0);
});

it("[MA-8.17] an Event that hits two Domains asks all owners once, in any order", () => {
  const { played } = endOfRound(
    "black-death",
    { tiles: "village village+p" },
    { tiles: "village village+p barracks barracks+p" },
    { tiles: "barracks barracks+p" },
  );
  const table = played.isPlayed();
  table.asks("losses", 0, 1, 2);
  const one = table.when(2, { type: "give", domain: "barracks", tile: 0 }).follows(loses("black-death", 2, "barracks"));
  one.asks("losses", 0, 1);
  const two = one
    .when(1, { type: "giveBoth", domain: "village", tile: 1, otherDomain: "barracks", otherTile: 0 })
    .follows(loses("black-death", 1, "village+p", 1), loses("black-death", 1, "barracks"));
  two.asks("losses", 0);
  two
    .when(0, { type: "give", domain: "village", tile: 0 })
    .followsAmongOthers(loses("black-death", 0, "village"))
    .asks("sending", 0);
});

it("[MA-8.17] a question that revision 1 planned for one Domain is answered for that Domain", () => {
  const table = position({ fiefs: [{ tiles: "village village+p barracks barracks+p" }, {}] });
  const steps = [
    { type: "losses", event: "black-death", domain: "village" },
    { type: "losses", event: "black-death", domain: "barracks" },
  ] as const;
  const asked = givenPosition(middleAges, asPlannedBefore(table, ...steps));
  asked
    .when(0, { type: "give", domain: "village", tile: 0 })
    .follows(loses("black-death", 0, "village"))
    .when(0, { type: "give", domain: "barracks", tile: 1 })
    .follows(loses("black-death", 0, "barracks+p", 1));
});

it("[MA-8.18] Restoration asks all at once whose tiles differ; nobody may decline", () => {
  const { played } = endOfRound(
    "restoration",
    { graveyard: "field mill" },
    { graveyard: "palace palace" },
    { graveyard: "church market" },
    {},
  );
  const table = played.followsAmongOthers({
    type: "TileRaised",
    seat: 1,
    tile: tile("palace"),
    index: 0,
    by: "restoration",
  });
  table.asks("restoration", 0, 2);
  expect(middleAges.choices(table.state, 2)).toMatchObject([{ type: "raise", fields: { tile: { oneOf: [0, 1] } } }]);
  table
    .when(2, { type: "raise", tile: 1 })
    .follows({ type: "TileRaised", seat: 2, tile: tile("market"), index: 1, by: "restoration" })
    .asks("restoration", 0);
});

it("[MA-8.19] Costly Ceremonies take no more than there is", () => {
  const cause = { kind: "event", event: "costly-ceremonies", counted: 2, each: 2 } as const;
  endOfRound("costly-ceremonies", { coins: 3, tiles: "church palace" }, { tiles: "palace" }).does(
    { type: "CoinsLost", seat: 0, coins: 3, total: 0, owed: 4, cause },
    { type: "CoinsLost", seat: 1, coins: 0, total: 0, owed: 2, cause: { ...cause, counted: 1 } },
  );
});

it("[MA-8.20] Wider Lordship pays 16 coins at most", () => {
  const all = "field mill village rampart market barracks church palace field mill palace";
  endOfRound("wider-lordship", { tiles: all }, {}).does(gains("wider-lordship", 0, 8, 2));
});

it("[MA-6.7] tokens do not change what an Event pays (example)", () => {
  const tokens = { extraCoins: ["field"], plots: [["mill", "field"]] } as const;
  endOfRound("good-harvests", { tiles: "field field field mill mill", ...tokens }, {}).does(
    gains("good-harvests", 0, 3, 2),
  );
});
