import fc from "fast-check";
import { expect, it } from "vitest";
import { activePlayersIn, nextEvents } from "../../progress/advance.ts";
import { scoringOf } from "../../standings/scoring-of.ts";
import { stageStandings } from "../../standings/stage-standings.ts";
import type { Tournament } from "../../state/tournament.ts";
import type { EventOf, Recorded } from "../../state/types.ts";
import { folded, Played, planOf, stages } from "../testing.fixture.ts";

const formats = ["swiss", "heats", "knock-out", "lives", "round-robin"] as const;

/** Events between rounds: a player leaves, returns or sits out; two are kept apart; a result is corrected. */
const deed = fc.record({
  what: fc.constantFrom("withdraw", "enter", "pause", "resume", "keep-apart", "correct", "forfeit", "play"),
  player: fc.integer({ min: 1, max: 14 }),
  other: fc.integer({ min: 1, max: 14 }),
});
const evening = fc.record({
  format: fc.constantFrom(...formats),
  pairing: fc.constantFrom("automatic" as const, "director" as const),
  players: fc.integer({ min: 3, max: 14 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  deeds: fc.array(deed, { maxLength: 14 }),
});
type Evening = typeof evening extends fc.Arbitrary<infer Value> ? Value : never;

function lived({ format, pairing, players, seed, deeds }: Evening, look: (played: Played) => void): Played {
  const played = new Played(planOf([stages[format]], { pairing, lateRounds: 14, latePoints: 1 }), seed).begin(players);
  look(played);
  for (const { what, player, other } of deeds) {
    const [one, two] = [`p${player}`, `p${other}`];
    if (what === "play") playNext(played);
    else if (what === "keep-apart") played.act({ type: what, pairs: [[one, two]], reason: "They share a house." });
    else if (what === "correct") correctLast(played);
    else if (what === "forfeit") forfeit(played, one);
    else played.act({ type: what }, one);
    look(played);
  }
  for (let round = 0; round < 60 && playNext(played) > 0; round++) look(played);
  return played;
}

function playNext(played: Played): number {
  const round = played.tournament.rounds.at(-1);
  if (round?.state === "drafted") played.act({ type: "publish-round", round: round.number });
  return played.playTables();
}

function correctLast(played: Played): void {
  for (const { number, tables } of played.tournament.rounds.slice(-2)) {
    const table = tables.find(({ places }) => places !== null);
    const places = table?.players.map((player, place) => ({
      player,
      rank: place + 1,
      score: 1,
      tieBreaks: [],
      isForfeit: false,
    }));
    if (table !== undefined && places !== undefined)
      played.act({ type: "correct-result", round: number, table: table.number, places, reason: "Read again." });
  }
}

function forfeit(played: Played, player: string): void {
  const round = played.tournament.rounds.at(-1);
  const table = round?.tables.find(({ players }) => players.includes(player));
  if (round === undefined || table === undefined) return;
  played.act({ type: "forfeit-place", round: round.number, table: table.number, player, reason: "Never came." });
}

const runs = { numRuns: 30, seed: 7 };

it("puts every active player at exactly one table or on the bye list, in every draft", () => {
  fc.assert(
    fc.property(evening, (given) => {
      lived(given, ({ tournament }) => {
        const round = tournament.rounds.at(-1);
        const stage = tournament.stages.at(-1);
        if (round?.state !== "drafted" || stage === undefined || given.format === "round-robin") return;
        const seated = [...round.tables.flatMap(({ players }) => players), ...round.byes];
        expect(new Set(seated).size).toBe(seated.length);
        // Players who were eliminated, left or sit out are not seated.
        expect(activePlayersIn(tournament, stage)).toEqual(expect.arrayContaining(seated));
        if (given.format === "swiss" || given.format === "heats")
          expect(seated.toSorted()).toEqual(activePlayersIn(tournament, stage).toSorted());
      });
    }),
    runs,
  );
});

it("never puts two players who are kept apart at a table that is paired by search", () => {
  fc.assert(
    fc.property(evening, (given) => {
      const { log } = lived({ ...given, format: "swiss" }, () => {});
      for (const [place, { event }] of log.entries()) {
        if (event.type !== "RoundDrafted") continue;
        const apart = folded(log.slice(0, place))?.apart ?? [];
        for (const { players } of event.tables) {
          expect(apart.some(([one, other]) => players.includes(one) && players.includes(other))).toBe(false);
        }
        expect(event.certificate?.isSwapOptimal).toBe(true);
      }
    }),
    runs,
  );
});

it("gives each table as many points as its scoring has, and each player the sum of theirs", () => {
  fc.assert(
    fc.property(evening, (given) => {
      const { tournament } = lived(given, () => {});
      const [stage] = tournament.stages;
      for (const table of tournament.rounds.flatMap((round) => round.tables)) {
        const points = scoringOf(tournament.plan)(table.places ?? []);
        const stayed = (table.places ?? []).filter(({ isForfeit }) => !isForfeit).length;
        const whole = [6, 3, 1, 0].slice(0, stayed).reduce((sum, one) => sum + one, 0);
        if (table.places !== null) expect(sumOf(points)).toBeCloseTo(whole, 9);
      }
      for (const standing of stage === undefined ? [] : stageStandings(tournament, stage)) {
        const counted = standing.sources.filter((source) => !("isLeftOut" in source));
        expect(sumOf(counted.map(({ points }) => points))).toBeCloseTo(standing.points, 9);
      }
    }),
    runs,
  );
});

it("has every player once, no matter how often they leave and return, and once in the final ranking", () => {
  fc.assert(
    fc.property(evening, (given) => {
      const { tournament } = lived(given, (played) => {
        const names = played.tournament.players.map(({ player }) => player);
        expect(new Set(names).size).toBe(names.length);
      });
      const ranked = tournament.ranking.map(({ player }) => player);
      expect(new Set(ranked).size).toBe(ranked.length);
    }),
    runs,
  );
});

it("is the same tournament when its log is replayed from JSON", () => {
  fc.assert(
    fc.property(evening, (given) => {
      const { tournament, log } = lived(given, () => {});
      expect(folded(JSON.parse(JSON.stringify(log)) as Recorded[])).toEqual(tournament);
    }),
    runs,
  );
});

it("lets anyone repeat a pairing: the log before a draft and its seed give the same tables, byes and certificate", () => {
  fc.assert(
    fc.property(evening, (given) => {
      const played = lived(given, () => {});
      for (const [place, { event }] of played.log.entries()) {
        if (event.type !== "RoundDrafted") continue;
        const before = folded(played.log.slice(0, place)) as Tournament;
        const [again] = nextEvents(before, { ...played.context, hashOf: () => event.luck });
        const { tables, byes, certificate } = again as EventOf<"RoundDrafted">;
        expect({ tables, byes, certificate }).toEqual({
          tables: event.tables,
          byes: event.byes,
          certificate: event.certificate,
        });
      }
    }),
    { ...runs, numRuns: 15 },
  );
});

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
