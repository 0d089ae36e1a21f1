import { describe, expect, it } from "vitest";
import { describeRulesetContract } from "../contract/describe-ruleset-contract.ts";
import { given } from "../given.ts";
import { rolls, scriptedChance } from "../scripted-chance.ts";
import { matchesTranscript, transcriptOf } from "../transcript.ts";
import { feudContract, marketDayContract, peekingContract } from "./contracts-of-toys.fixture.ts";
import { feud } from "./feud.fixture.ts";
import type { AgendaStep, Fact } from "./feud-position.fixture.ts";
import { marketDay } from "./market-day.fixture.ts";
import { peeking } from "./peeking.fixture.ts";

describeRulesetContract(marketDay, marketDayContract);
describeRulesetContract(feud, feudContract);
describeRulesetContract(peeking, peekingContract);

const begun: Fact = { type: "GameBegan", seats: 2 };
const planned = (...by: readonly AgendaStep[]): Fact => ({ type: "Interrupted", by });
const holding = (seat: number, card: "tax" | "relic" | "ambush"): Fact => ({ type: "CardDrawn", seat, card });
const tokens = (seat: number, on: "anselme" | "baudri", bluff: "anselme" | "baudri") =>
  ({ type: "VoteCast", seat, on, bluff }) as const;

describe("a feud", () => {
  it("[F-1.1] waits until all have voted, then shows the votes", () => {
    given(feud, begun, planned({ type: "ballot" }, { type: "count" }))
      .when(1, { type: "vote", on: "baudri", bluff: "anselme" })
      .follows(tokens(1, "baudri", "anselme"))
      .when(0, { type: "vote", on: "baudri", bluff: "baudri" })
      .follows(
        tokens(0, "baudri", "baudri"),
        {
          type: "VotesShown",
          votes: [tokens(1, "baudri", "anselme"), tokens(0, "baudri", "baudri")],
          marshal: "baudri",
        },
        { type: "LevyTaken", seat: 1, crowns: 1 },
      )
      .isOver();
  });

  it("[F-1.1] refuses a second vote of the same seat", () => {
    given(feud, begun, planned({ type: "ballot" }))
      .when(1, { type: "vote", on: "baudri", bluff: "anselme" })
      .isPlayed()
      .when(1, { type: "vote", on: "anselme", bluff: "anselme" })
      .refuses("F-1.1");
  });

  it("[F-4.3] asks everyone again after a card that was played out of turn", () => {
    given(feud, begun, holding(0, "tax"), holding(1, "relic"), holding(0, "relic"), planned({ type: "turn", seat: 1 }))
      .when(0, { type: "tax" })
      .isPlayed()
      .when(0, { type: "pass" })
      .follows()
      .when(1, { type: "relic" })
      .followsAmongOthers({ type: "LevyForbidden" })
      .asks("window", 0);
  });

  it("[F-5.3] shows an offer that cannot be paid, and blocks it", () => {
    const offer = { type: "OfferMade", offer: "0-0", seat: 0, to: 1, crowns: 0, card: "none", asked: 9 } as const;
    given(feud, begun, offer, planned({ type: "turn", seat: 0 }))
      .when(1, { type: "accept", offer: "0-0" })
      .refuses("F-5.3");
  });

  it("[F-3.4] fights in rounds and lets the loser choose", () => {
    const { state } = given(feud, begun, planned({ type: "turn", seat: 0 }))
      .when(0, { type: "attack", from: "Ayr", to: "Brem", pawns: 2 })
      .isPlayed()
      .when(0, { type: "stance", stance: "stand" })
      .isPlayed()
      .when(1, { type: "stance", stance: "stand" }, scriptedChance(...rolls(5, 2)))
      .followsAmongOthers({ type: "RoundFought", attackerDie: 5, defenderDie: 2 })
      .when(1, { type: "lose", what: "pawn" })
      .follows({ type: "PawnLost", seat: 1 });
    expect(state.battle).toMatchObject({ attackers: 2, defenders: 2 });
  });
});

describe("transcripts", () => {
  it.each(["spectator", 0, "arbiter"] as const)("tell a feud as seen by %s", (audience) => {
    const address = new URL(`./transcripts/feud-${audience}.txt`, import.meta.url);
    matchesTranscript(address, transcriptOf(feud, { seats: 2, options: {}, seed: 3, audience }));
  });
  it("tell a market day", () => {
    const address = new URL("./transcripts/market-day.txt", import.meta.url);
    matchesTranscript(address, transcriptOf(marketDay, { seats: 2, options: { rounds: 2 }, seed: 3, audience: 0 }));
  });
});
