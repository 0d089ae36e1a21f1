import { expect, it } from "vitest";
import type { EventOf, Recorded } from "../tournament/state/types.ts";
import { audit } from "./audit.fixture.ts";
import type { Watched } from "./formats.fixture.ts";
import { exchanged, planted } from "./planting.fixture.ts";
import { playedWithPurpose, playedWithWithdrawal, playedWithWithdrawalAtLargeTables } from "./tied-formats.fixture.ts";

type Drafted = EventOf<"RoundDrafted">;
type Plant = (log: readonly Recorded[]) => readonly Recorded[];

const isFor =
  (wanted: string) =>
  ({ tables }: Drafted) =>
    tables.some(({ purpose }) => purpose === wanted);

/** Another player has the first seat of every table for this purpose. */
const others =
  (purpose: string): Plant =>
  (log) => {
    const isWanted = isFor(purpose);
    const entered = log.flatMap(({ event }) => (event.type === "PlayerEntered" ? [event.player] : []));
    const withAnother = (event: Drafted): Drafted => {
      const seated = event.tables.flatMap(({ players }) => players);
      const stranger = entered.find((player) => !seated.includes(player)) ?? "";
      const tables = event.tables.map((table) =>
        table.purpose === purpose ? { ...table, players: table.players.with(0, stranger) } : table,
      );
      return { ...event, tables };
    };
    return planted(log, "RoundDrafted", withAnother, isWanted);
  };

/** The players of the play-off have each other’s places in the ranking. */
const turned: Plant = (log) =>
  planted(log, "StageEnded", (event) => ({
    ...event,
    ranking: event.ranking.map((row) => (row.rank > 2 ? row : { ...row, rank: 3 - row.rank })),
  }));

/** A player who left had not come to a game that counted as played. */
const walkedOver: Plant = (log) =>
  planted(
    log,
    "TableEnded",
    (event) => ({ ...event, verdict: "walk-over" }),
    ({ places, verdict }) =>
      verdict === "played" && places.some(({ player, isForfeit }) => player === "p1" && !isForfeit),
  );

/** Results that are annulled would be kept. */
const kept: Plant = (log) =>
  log.map((one) => {
    if (one.event.type !== "TournamentCreated") return one;
    const stages = one.event.plan.stages.map((stage) => ({ ...stage, withdrawals: "keep" }) as typeof stage);
    return { ...one, event: { ...one.event, plan: { ...one.event.plan, stages } } };
  });

const tied = (name: string, players: number, purpose: string) => () => playedWithPurpose(name, players, purpose);
const plants: readonly (readonly [property: string, name: string, play: () => Watched, plant: Plant])[] = [
  ["play-off", "the title", tied("Swiss with a play-off for the title", 8, "title"), others("title")],
  ["ranking", "the result of a play-off", tied("Swiss with a play-off for the title", 8, "title"), turned],
  ["play-off", "the cut", tied("Swiss with play-offs for the cut", 9, "cut"), others("cut")],
  ["play-off", "a table of a knock-out", tied("knock-out with play-offs", 16, "cut"), others("cut")],
  ["play-off", "the title of a league", tied("league with play-offs", 12, "title"), others("title")],
  ["play-off", "the border of two divisions", tied("league with play-offs", 12, "promotion"), others("promotion")],
  [
    "bracket",
    "a fixed bracket",
    tied("fixed bracket with play-offs", 16, "third-place"),
    (log) => planted(log, "RoundDrafted", exchanged, ({ tables }) => tables.length === 4),
  ],
  [
    "third-place",
    "the game for third place",
    tied("fixed bracket with play-offs", 16, "third-place"),
    others("third-place"),
  ],
  ["standings", "annulled results", () => playedWithWithdrawal("round-robin", 2), kept],
  ["standings", "annulled results at larger tables", () => playedWithWithdrawalAtLargeTables(9, 1), kept],
  ["standings", "half of the games at larger tables", () => playedWithWithdrawalAtLargeTables(9, 2), walkedOver],
  ["standings", "half of the games", () => playedWithWithdrawal("round-robin", 3), walkedOver],
  ["standings", "annulled results of a season", () => playedWithWithdrawal("league", 1), kept],
];

it.each(plants)("a fault of the kind “%s” is found in %s", (property, _, play, plant) => {
  const played = play();
  const { hashOf } = played.context;
  expect(audit(played.log, played.shown(), hashOf)).toEqual([]);
  const found = audit(plant(played.log), played.shown(), hashOf);
  expect(found.map((fault) => fault.split(":")[0])).toContain(property);
});
