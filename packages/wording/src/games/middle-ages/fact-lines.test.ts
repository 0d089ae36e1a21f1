import { describe, expect, it } from "vitest";
import english from "../../../messages/en/middle-ages.json" with { type: "json" };
import french from "../../../messages/fr/middle-ages.json" with { type: "json" };
import { translatorFor } from "../../testing/translator.ts";
import { entriesOf } from "./chronicle.ts";
import { lineOf } from "./fact-lines.ts";
import type { Fact } from "./game.ts";
import { signedCoins } from "./names.ts";
import { ruleOf } from "./rule-of.ts";
import recorded from "./testing/facts.json" with { type: "json" };

const messages = { en: english, fr: french };
const facts = recorded as unknown as readonly Fact[];
const readers = { people: ["Ann", "Bob", "Cleo", "Dora"].map((name) => ({ name })), yourSeat: 1 };

const tile = { number: 5, domain: "mill", stack: "blue", peasants: 0, chests: 0 } as const;
const mill = { kind: "mill", mills: 3, payerMills: 0 } as const;
/** Bob gathers a third Mill: two pay, one of them all that is left. */
const feast: readonly Fact[] = [
  { type: "TileGathered", seat: 1, round: 6, place: 0, tile },
  { type: "CoinsPaid", from: 0, to: 1, coins: 2, owed: 2, fromTotal: 4, toTotal: 5, cause: mill },
  { type: "CoinsPaid", from: 2, to: 1, coins: 1, owed: 2, fromTotal: 0, toTotal: 6, cause: mill },
  {
    type: "CoinsGained",
    seat: 1,
    coins: 6,
    total: 12,
    cause: { kind: "income", domain: "mill", counted: [{ domain: "mill", tiles: 3 }], each: 2, extra: 0 },
  },
];

/** Bob gathers a Mill: the one who should pay has nothing, and no Peasant is there to be counted. */
const lean: readonly Fact[] = [
  { type: "TileGathered", seat: 1, round: 6, place: 0, tile },
  { type: "CoinsPaid", from: 0, to: 1, coins: 0, owed: 2, fromTotal: 0, toTotal: 3, cause: mill },
  { type: "CoinsGained", seat: 1, coins: 0, total: 3, cause: { kind: "peasants", peasants: 0, each: 1 } },
];

describe.each(["en", "fr"] as const)("a whole game told in %s", (locale) => {
  const t = translatorFor(locale, messages);

  it("gives every change of coins its reason and its rule", () => {
    const changes = facts.filter(({ type }) => ["CoinsGained", "CoinsLost", "CoinsPaid"].includes(type));
    expect(changes.length).toBeGreaterThan(100);
    for (const fact of changes) expect(ruleOf(fact)).toMatch(/^MA-[58]\.\d+$/);
  });

  it("omits what brought nothing, and says how much a player could not pay", () => {
    const { from } = entriesOf(t, lean, readers)[0] ?? {};
    expect(from?.map(({ text }) => text)).toEqual([
      {
        en: "effect, paid by players with fewer Mills: Ann 0 of 2",
        fr: "effet, payé par les joueurs qui ont moins de Moulins\u00a0: Ann 0 sur 2",
      }[locale],
    ]);
  });

  it("shows at the right of a line the total of the lines below it", () => {
    const { gain, from } = entriesOf(t, feast, readers)[0] ?? {};
    expect(gain).toEqual({ coins: 9, total: 12 });
    expect(from).toHaveLength(2);
    expect(from?.[0]?.text).toMatch(/^\+3 .*Ann 2, Cleo 1/);
    expect(from?.[1]?.text).toMatch(/^\+6 /);
  });
});

it("never takes a player named you for the reader", () => {
  const fact: Fact = { type: "ScoutKept", seat: 0 };
  const impostor = { people: [{ name: "you" }], yourSeat: null };
  expect(lineOf(translatorFor("en", messages), fact, impostor)).toMatch(/^you.? leaves/u);
});

it.each([
  ["en", 2, "+2 coins"],
  ["en", -1, "−1 coin"],
  ["fr", -2, "−2 pièces"],
  ["fr", 1, "+1 pièce"],
] as const)("names coins as the unit of a gain or a loss, in %s: %i", (language, coins, text) => {
  expect(signedCoins(translatorFor(language, messages), coins)).toBe(text);
});
