import { tournaments } from "@seneschal/schema";
import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/tournaments.json" with { type: "json" };
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import type { TournamentEvent } from "../../../../lib/api-client/types.ts";
import { isOwnAction, valuesOf } from "./log-values.ts";

const types = tournaments.tournamentEvent.options.map(({ shape }) => shape.type.value);
const reader = {
  isOwn: true,
  words: (round: number) => ({ what: "round" as const, round }),
  playerNames: (player: string) => ({ player, name: player, nameKind: null, marked: player, page: null }),
  nameOf: (account: string) => account,
  instant: (instant: string) => instant,
  places: (places: readonly { readonly player: string; readonly rank: number }[]) =>
    places.map(({ player, rank }) => `${rank}. ${player}`).join(", "),
};
const lineFor = (locale: "en" | "fr", event: TournamentEvent, more: Partial<typeof reader> = {}) => {
  const { events } = (locale === "en" ? english : french).log;
  return createTranslator({ locale, messages: events })(event.type, valuesOf(event, { ...reader, ...more }));
};
const places = [{ player: "ada", rank: 1, score: 4, isForfeit: false }];

describe("the log of a tournament", () => {
  it.each([
    ["en", english],
    ["fr", french],
  ] as const)("has a sentence for everything that can happen: %s", (_, messages) => {
    expect(Object.keys(messages.log.events).toSorted()).toEqual(types.toSorted());
  });

  it("says who entered, who waits, and what a late player begins with", () => {
    const entered = { type: "PlayerEntered", player: "ada", bot: null, isWaiting: false, points: 0 } as const;
    expect(lineFor("en", entered)).toBe("ada registered.");
    expect(lineFor("en", { ...entered, isWaiting: true })).toBe("ada is on the waiting list.");
    expect(lineFor("fr", { ...entered, points: 2 })).toBe("ada s’est inscrit. Commence avec 2 points.");
  });

  it("says that a player was added, not that they registered, if a director did it", () => {
    const added = { type: "PlayerEntered", player: "Liv", bot: null, isWaiting: false, points: 0 } as const;
    expect(lineFor("en", added, { isOwn: false })).toBe("Liv was added.");
    expect(lineFor("fr", added, { isOwn: false })).toBe("Liv a été ajouté.");
  });

  it("names the actor once: in the sentence, or after it", () => {
    const entered = { type: "PlayerEntered", player: "ada", bot: null, isWaiting: false, points: 0 } as const;
    expect(isOwnAction({ event: entered, by: { account: "ada", name: "Ada", nameKind: "registered" } })).toBe(true);
    expect(
      isOwnAction({ event: entered, by: { account: "director", name: "Directrix", nameKind: "registered" } }),
    ).toBe(false);
    expect(isOwnAction({ event: { type: "RoundClosed", round: 1 }, by: null })).toBe(false);
  });

  it("says what a ladder opens with, where other formats pair", () => {
    const drafted = { type: "RoundDrafted", round: 1, tables: [], byes: [] } as unknown as TournamentEvent;
    expect(lineFor("en", drafted)).toBe("Round 1 is open: players can look for games.");
    expect(lineFor("fr", drafted)).toBe("La ronde 1 est ouverte\u00a0: les joueurs peuvent chercher des parties.");
  });

  it("says what a correction changed", () => {
    const corrected = {
      type: "ResultCorrected",
      round: 2,
      table: 1,
      before: null,
      places,
      reason: "Misread.",
    } as const;
    expect(lineFor("en", { ...corrected, places: [...places] })).toBe("Round 2, table 1 was corrected: 1. ada. ");
    expect(lineFor("en", { ...corrected, before: [{ ...places[0], rank: 2 }] as typeof places, places })).toContain(
      "Before: 2. ada.",
    );
  });

  it("says that a result stays as it is, where a director looked at it and let it stand", () => {
    const stands = { type: "ResultCorrected", round: 2, table: 1, before: places, places, reason: "Fair." } as const;
    const event = { ...stands, before: [...places], places: [...places] };
    expect(lineFor("en", event)).toBe("Round 2, table 1 was confirmed: 1. ada. ");
    expect(lineFor("fr", event)).toBe("Ronde 2, table 1, résultat confirmé\u00a0: 1. ada. ");
  });

  it("says until when a round lasts, or that nothing ends it", () => {
    const moved = { type: "DeadlineMoved", round: 1, deadline: null, reason: "A holiday." } as const;
    expect(lineFor("en", moved)).toBe("Round 1 no longer has a deadline.");
    expect(lineFor("en", { ...moved, deadline: "tomorrow" })).toBe("Round 1 ends tomorrow.");
  });
});
