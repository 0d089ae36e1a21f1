import { describe, expect, it } from "vitest";
import type { Choice } from "../../core/choice.ts";
import { positionAfter } from "../../core/position.ts";
import type { Ruleset, Seat, Vocabulary } from "../../core/ruleset.ts";
import { lawsOf } from "../../laws/laws.ts";
import type { Settings } from "../../laws/settings.ts";
import { datedAsLocals, sortedAsLocals } from "../toys/abroad.fixture.ts";
import { feudContract, marketDayContract } from "../toys/contracts-of-toys.fixture.ts";
import { feud, feudOf } from "../toys/feud.fixture.ts";
import type { Feud } from "../toys/feud-moves.fixture.ts";
import type { Fact, FeudState } from "../toys/feud-position.fixture.ts";
import { houseOf } from "../toys/feud-position.fixture.ts";
import { type MarketDay, marketDay } from "../toys/market-day.fixture.ts";
import { mustKeep } from "./describe-ruleset-contract.ts";
import { gameHash } from "./game-hash.ts";
import { hashInOtherEnvironments } from "./other-environments.ts";

/** Every law is only worth what it catches: each test plants a fault and sees it found. */
function breaks<Game extends Vocabulary>(law: number, ruleset: Ruleset<Game>, settings: Settings<Game>): void {
  const [found] = lawsOf(settings).filter(({ title }) => title.startsWith(`law ${law}`));
  if (found === undefined) throw new Error(`no law ${law}`);
  expect(() => mustKeep(ruleset, { games: 40, movesMax: 400, ...settings }, found)).toThrow(`law ${law}`);
}
const breaksFeud = (law: number, fault: Partial<Ruleset<Feud>>, settings: Partial<Settings<Feud>> = {}) =>
  breaks(law, { ...feud, ...fault }, { ...feudContract, ...settings });
const breaksMarketDay = (law: number, fault: Partial<Ruleset<MarketDay>>) =>
  breaks(law, { ...marketDay, ...fault }, marketDayContract);

const revealingOnly = (...types: readonly Fact["type"][]) =>
  Object.fromEntries(types.map((type) => [type, "everyone" as const]));

const afterEach = (change: (state: FeudState, fact: Fact) => FeudState): Partial<Ruleset<Feud>> => {
  const faulty: Ruleset<Feud> = { ...feud, evolve: (state, fact) => change(feud.evolve(state, fact), fact) };
  return { evolve: faulty.evolve, decide: decidingBy(faulty) };
};
/** Decides as ever, and folds what it has decided as this ruleset does. */
const decidingBy =
  (ruleset: Ruleset<Feud>): Ruleset<Feud>["decide"] =>
  (state, ...asked) => {
    const decision = feud.decide(state, ...asked);
    return "refusal" in decision ? decision : { ...decision, state: positionAfter(ruleset, decision.facts, state) };
  };
const withChoices = (
  change: (choices: readonly Choice<Feud["move"]>[], state: FeudState, seat: Seat) => readonly Choice<Feud["move"]>[],
): Partial<Ruleset<Feud>> => ({ choices: (state, seat) => change(feud.choices(state, seat), state, seat) });
const kindOf = (state: FeudState) => feud.question(state)?.kind;

describe("law 1 catches", () => {
  it("a draw in evolve", () => {
    breaksFeud(
      1,
      afterEach((state) => ({ ...state, bank: state.bank + Math.floor(Math.random() * 6) })),
    );
  });
  it("a draw in evolve from luck of its own", () => {
    let seed = 0;
    breaksFeud(
      1,
      afterEach((state) => ({ ...state, bank: seed++ })),
    );
  });
  it("a rule checked in evolve", () => {
    const checked = afterEach((state, fact) => {
      if (fact.type === "CardDrawn" && houseOf(state, fact.seat).hand.length > 3) throw new Error("hand too large");
      return state;
    });
    breaksFeud(1, checked, { earlierVersions: [feudOf({ hasLevyWindows: true, handMax: 4 })], options: { rounds: 6 } });
  });
  it("a flow that evolve derives again", () => {
    const derived = afterEach((state, fact) => {
      if (fact.type !== "CardPlayed" || fact.card !== "tax") return state;
      return { ...state, isLevyForbidden: kindOf(state) !== "window" && state.agenda.planned % 2 === 0 };
    });
    breaksFeud(1, { ...derived, revision: 2 }, { earlierVersions: [feud] });
  });
  it("a decision that leads elsewhere than its facts", () => {
    breaksFeud(1, {
      decide(state, seat, move, chance) {
        const decision = feud.decide(state, seat, move, chance);
        return "refusal" in decision ? decision : { ...decision, state: { ...decision.state, bank: 7 } };
      },
    });
  });
});

describe("law 2 catches", () => {
  it("a clone of what did not change", () => {
    breaksFeud(
      2,
      afterEach((state) => structuredClone(state)),
    );
  });
  it("a change in place", () => {
    const changed = afterEach((state) => Object.assign(state, { bank: state.bank }));
    breaksFeudAnyhow({ ...feud, ...changed });
  });
  it("a member that is undefined", () => {
    breaksFeud(
      2,
      afterEach((state) => ({ ...state, lastFact: undefined })),
    );
  });
  it("minus zero", () => {
    breaksFeud(
      2,
      afterEach((state) => ({ ...state, fallen: state.fallen === 0 ? -0 : state.fallen })),
    );
  });
  it("a class, a Map or a Date in the state", () => {
    breaksFeud(
      2,
      afterEach((state) => ({ ...state, seen: new Map() })),
    );
  });
  it("a word that its schema does not know", () => {
    const known = { safeParse: () => ({ success: true }) };
    const schema = { move: known, fact: known, redactedFact: known, view: { safeParse: () => ({ success: false }) } };
    breaksFeud(2, {}, { schema });
  });
});
/** What is frozen cannot change, whichever law looks. */
function breaksFeudAnyhow(ruleset: Ruleset<Feud>): void {
  for (const law of lawsOf(feudContract)) {
    expect(() => mustKeep(ruleset, feudContract, law), law.title).toThrow("read only property");
  }
}

describe("law 3 catches", () => {
  it("a question that cannot be answered", () => {
    breaksFeud(
      3,
      withChoices((choices, state) => (kindOf(state) === "losses" ? [] : choices)),
    );
  });
  it("no meaning of silence", () => {
    breaksFeud(
      3,
      withChoices((choices) => choices.map(({ isDefault: _, ...choice }) => choice)),
    );
  });
  it("two meanings of silence", () => {
    breaksFeud(
      3,
      withChoices((choices) => [...choices, ...choices.filter(({ isDefault }) => isDefault)]),
    );
  });
  it("a question that affects a seat that is not asked", () => {
    breaksFeud(3, {
      question(state) {
        const asked = feud.question(state);
        return asked && { ...asked, affectedSeats: state.houses.map((_, seat) => seat) };
      },
    });
  });
  it("no end", () => {
    breaksFeud(3, {}, { options: { rounds: 1_000 } });
  });
  it("an end without an outcome", () => {
    breaksFeud(3, { outcome: () => undefined });
  });
  it("an outcome before the end", () => {
    breaksFeud(3, { outcome: () => ({ ranking: [] }) });
  });
  it("a standing that is not the final score", () => {
    breaksFeud(3, { currentScores: (state) => feud.currentScores(state).map((score) => score + 1) });
  });
});

describe("law 4 catches", () => {
  it("an offer that is refused", () => {
    breaksFeud(
      4,
      withChoices((choices, state) =>
        kindOf(state) === "turn" ? [...choices, { type: "lose", fields: { what: { oneOf: ["crown"] } } }] : choices,
      ),
    );
  });
  it("a silence that is refused", () => {
    breaksFeud(4, {
      decide: (state, seat, move, chance) =>
        move.type === "rest" ? { refusal: { rule: "F-2.1" } } : feud.decide(state, seat, move, chance),
    });
  });
  it("a blocked choice that is accepted", () => {
    breaksFeud(
      4,
      withChoices((choices) => choices.map((choice) => ({ ...choice, blockedBy: "F-0" }))),
    );
  });
  it("a move that is accepted though nobody offered it", () => {
    breaksFeud(4, {
      decide(state, seat, move, chance) {
        const decision = feud.decide(state, seat, move, chance);
        return "refusal" in decision && move.type === "offer" ? { facts: [], state } : decision;
      },
    });
  });
  it("a value just past the range that is accepted", () => {
    breaksFeud(4, {
      decide(state, seat, move, chance) {
        const decision = feud.decide(state, seat, move, chance);
        return "refusal" in decision && move.type === "redeploy" && move.pawns === 0 ? { facts: [], state } : decision;
      },
    });
  });
});

describe("law 5 catches", () => {
  const tellsAll = (type: Fact["type"]): Partial<Ruleset<Feud>> => ({
    redact: (fact, audience) => (fact.type === type ? fact : feud.redact(fact, audience)),
  });
  it("a question put only to those who can react", () => {
    breaksFeud(5, {
      question(state) {
        const asked = feud.question(state);
        if (asked?.kind !== "window") return asked;
        return { ...asked, seats: asked.seats.filter((seat) => houseOf(state, seat).hand.includes("relic")) };
      },
    });
  });
  it("a question that affects only seats that can react", () => {
    breaksFeud(5, {
      question(state) {
        const asked = feud.question(state);
        const canReact = (seat: Seat) => houseOf(state, seat).hand.includes("relic");
        return asked && { ...asked, affectedSeats: asked.seats.filter(canReact) };
      },
    });
  });
  it("a card that is told", () => breaksFeud(5, tellsAll("CardDrawn")));
  it("a vote that is told", () => breaksFeud(5, tellsAll("VoteCast")));
  it("a stance that is told", () => breaksFeud(5, tellsAll("StanceTaken")));
  it("an offer that tells the hand", () => breaksFeud(5, tellsAll("OfferMade")));
  it("troops that are told in the fog", () => breaksFeud(5, tellsAll("Redeployed")));
  it("a redeal that deals nothing", () => breaksFeud(5, { redeal: (state) => state }));
  it("a redeal that forgets one secret", () => {
    const redeal: Ruleset<Feud>["redeal"] = (state, audience, chance) => ({
      ...feud.redeal(state, audience, chance),
      stances: state.stances,
    });
    breaksFeud(5, { redeal });
  });
  it("a redeal that loses cards", () => {
    breaksFeud(5, { redeal: (state, ...rest) => ({ ...feud.redeal(state, ...rest), pile: [] }) });
  });
  it("a view that shows a hand", () => {
    breaksFeud(5, { view: (state, audience) => ({ seen: feud.view(state, audience), hand: state.houses[0]?.hand }) });
  });
  it("a view that shows the pile, which only a mark finds", () => {
    const redeal: Ruleset<Feud>["redeal"] = (state, audience, chance) => ({
      ...feud.redeal(state, audience, chance),
      pile: state.pile,
      houses: state.houses,
      offers: state.offers,
    });
    const settings: Settings<Feud> = { ...feudContract, secrets: {} };
    const view: Ruleset<Feud>["view"] = (state, audience) => ({ seen: feud.view(state, audience), top: state.pile[0] });
    breaks(5, { ...feud, redeal, view }, settings);
  });
  it("a choice that depends on a foreign hand", () => {
    breaksFeud(
      5,
      withChoices((choices, state) =>
        choices.filter(({ type }) => type !== "accept" || state.houses.every(({ hand }) => hand.includes("tax"))),
      ),
    );
  });
  it("a standing that counts what is hidden", () => {
    breaksFeud(5, {
      currentScores: (state) => state.houses.map(({ hand }) => hand.filter((card) => card === "tax").length),
    });
  });
  it("half a secret answer that ends the question", () => {
    breaksFeud(5, {
      question(state) {
        const asked = feud.question(state);
        const isSettled = state.stances.some(({ stance }) => stance === "withdraw");
        return asked?.kind === "stances" && isSettled ? { ...asked, seats: [] } : asked;
      },
    });
  });
  it("details that are seen and were never told", () => {
    breaksFeud(5, {
      redact: (fact, audience) => (fact.type === "OfferTaken" ? undefined : feud.redact(fact, audience)),
    });
  });
  it("an end of battle that is not declared", () => {
    breaksFeud(5, { revealingFacts: revealingOnly("VotesShown", "BattleBegan") });
  });
});

describe("law 6 catches", () => {
  it("a card that vanishes", () => {
    breaksFeud(
      6,
      afterEach((state, { type }) => (type === "CardPlayed" ? { ...state, discards: [] } : state)),
    );
  });
  it("a debt", () => {
    breaksFeud(
      6,
      afterEach((state) => ({ ...state, houses: state.houses.map((house) => ({ ...house, crowns: -1 })) })),
      {
        conserves: {},
      },
    );
  });
});

describe("law 7 catches", () => {
  it("an order of keys that decides", () => {
    const currentScores: Ruleset<Feud>["currentScores"] = (state) =>
      Object.keys(state.houses[0] ?? {}).map((name) => name.length);
    breaksFeud(7, { currentScores });
  });
  it.each([
    ["a locale that decides", "sortedAsLocals", sortedAsLocals],
    ["a time zone that decides", "datedAsLocals", datedAsLocals],
  ])("%s", async (_, name, ruleset) => {
    const setting = { seats: 3, options: {}, seed: 7, movesMax: 400 };
    const module = new URL("../toys/abroad.fixture.ts", import.meta.url).href;
    const elsewhere = await hashInOtherEnvironments({ module, name }, setting);
    expect(new Set([gameHash(ruleset as Ruleset<Vocabulary>, setting), ...elsewhere]).size).toBeGreaterThan(1);
  });
  it("keys in another order on a market day, too", () => {
    breaksMarketDay(7, {
      choices: (state, seat) => (Object.keys(state)[0] === "agenda" ? marketDay.choices(state, seat) : []),
    });
  });
});

describe("law 8 catches", () => {
  it("a discovery that is not declared", () => {
    breaksFeud(8, { revealingFacts: revealingOnly("VotesShown", "BattleEnded", "StancesShown", "RoundFought") });
  });
});

describe("law 10 catches", () => {
  it("an evaluation that is no number", () => {
    breaksFeud(10, { evaluate: (state) => state.houses.map(({ crowns }) => 1 / crowns) });
  });
  it("an evaluation that leaves out a seat", () => {
    breaksFeud(10, { evaluate: (state) => state.houses.slice(1).map(({ crowns }) => crowns) });
  });
  it("an evaluation that changes from one look to the next", () => {
    let looks = 0;
    breaksFeud(10, { evaluate: (state) => state.houses.map(() => looks++) });
  });
});

describe("law 11 catches", () => {
  const limited = (last: number, lowered: readonly Fact[]): Partial<Ruleset<Feud>> => ({
    turnLimit: { of: () => ({ turn: 1, last }), lowered: () => lowered },
  });

  it("a limit that stays", () => {
    breaksFeud(11, limited(9, []));
  });
  it("a limit that is lowered in secret", () => {
    breaksFeud(11, limited(9, [{ type: "CardDrawn", seat: 0, card: "relic" }]));
  });
});
