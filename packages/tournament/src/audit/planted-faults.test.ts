import { expect, it } from "vitest";
import type { EventOf, Recorded, TournamentEvent } from "../tournament/state/types.ts";
import { audit } from "./audit.fixture.ts";
import { formats, planFor, playedToEnd, type Watched } from "./formats.fixture.ts";
import { exchanged, planted } from "./planting.fixture.ts";

type Type = TournamentEvent["type"];

const kept = new Map<string, Watched>();

function play(name: string, players: number): Watched {
  const key = `${name}, ${players}`;
  const seed = 1;
  const played = kept.get(key) ?? playedToEnd(planFor(formats[name] ?? [], seed), { players, seed, isQuick: true });
  kept.set(key, played);
  return played;
}

const without = (log: readonly Recorded[], type: Type) => log.filter(({ event }) => event.type !== type);
const swapped = <Value>(list: readonly Value[], one: number, other: number): Value[] => {
  const [first, second] = [list[one] as Value, list[other] as Value];
  return list.map((value, at) => (at === one ? second : at === other ? first : value));
};

/** A player of the first table is missing. */
const withoutPlayer = (event: EventOf<"RoundDrafted">): EventOf<"RoundDrafted"> => ({
  ...event,
  tables: event.tables.map((table, at) => (at === 0 ? { ...table, players: table.players.slice(1) } : table)),
});

const firstDraft = (log: readonly Recorded[]) =>
  log.find(({ event }) => event.type === "RoundDrafted")?.event as EventOf<"RoundDrafted">;

type Plant = (log: readonly Recorded[]) => readonly Recorded[];
const plants: readonly (readonly [property: string, name: string, players: number, plant: Plant])[] = [
  ["log", "F2 social Swiss", 8, (log) => log.toSpliced(3, 1)],
  [
    "log",
    "F2 social Swiss",
    8,
    (log) => log.map((one, at) => (at === 4 ? { ...one, at: "2026-01-01T00:00:00Z" } : one)),
  ],
  ["draw", "F2 social Swiss", 8, (log) => planted(log, "RoundDrafted", (one) => ({ ...one, luck: "0".repeat(64) }))],
  [
    "draw",
    "F2 social Swiss",
    8,
    (log) => planted(log, "TournamentStarted", (one) => ({ ...one, lots: { ...one.lots, p1: 7 } })),
  ],
  [
    "play",
    "F2 social Swiss",
    8,
    (log) => planted(log, "TableOpened", (one) => ({ ...one, players: one.players.with(0, "p99") })),
  ],
  [
    "play",
    "F2 social Swiss",
    8,
    (log) =>
      log.toSpliced(
        log.findIndex(({ event }) => event.type === "TableEnded"),
        1,
      ),
  ],
  ["pairing", "F2 social Swiss", 8, (log) => planted(log, "RoundDrafted", withoutPlayer)],
  [
    "pairing",
    "F5 knock-out",
    12,
    (log) => planted(log, "RoundDrafted", (one) => ({ ...one, byes: one.tables[0]?.players ?? [] })),
  ],
  [
    "apart",
    "F2 social Swiss",
    8,
    (log) => {
      const start = log.findIndex(({ event }) => event.type === "TournamentStarted");
      const first = firstDraft(log);
      const [one = "", other = ""] = first.tables[0]?.players ?? [];
      const event = { type: "PairsKeptApart" as const, pairs: [[one, other] as const], reason: "Planted." };
      return log.toSpliced(start, 0, { ...(log[start] as Recorded), event });
    },
  ],
  [
    "bye",
    "F2 sporting Swiss at tables of four alone",
    9,
    (log) =>
      planted(
        log,
        "RoundDrafted",
        (one) => {
          const first = firstDraft(log);
          const [again = ""] = first.byes;
          const [rested = ""] = one.byes;
          const trade = (player: string) => (player === again ? rested : player);
          return {
            ...one,
            byes: [again],
            tables: one.tables.map((table) => ({ ...table, players: table.players.map(trade) })),
          };
        },
        1,
      ),
  ],
  ["meeting", "F2 social Swiss", 12, (log) => planted(log, "RoundDrafted", exchanged, 1)],
  [
    "meeting",
    "F2 social Swiss",
    16,
    (log) => {
      const first = firstDraft(log);
      const again = first.tables.length * 6;
      return planted(
        log,
        "RoundDrafted",
        (one) => ({
          ...one,
          tables: first.tables,
          certificate: one.certificate && { ...one.certificate, meetingsAgain: again, isSwapOptimal: true },
        }),
        1,
      );
    },
  ],
  [
    "seat",
    "F2 social Swiss",
    16,
    (log) => {
      const first = firstDraft(log);
      const had = new Map(
        first.tables.flatMap(({ players }) => players.map((player, seat) => [player, seat] as const)),
      );
      const inOldOrder = (players: readonly string[]) =>
        players.toSorted((one, other) => (had.get(one) ?? 0) - (had.get(other) ?? 0));
      return planted(
        log,
        "RoundDrafted",
        (one) => ({ ...one, tables: one.tables.map((table) => ({ ...table, players: inOldOrder(table.players) })) }),
        1,
      );
    },
  ],
  [
    "standings",
    "F2 social Swiss",
    8,
    (log) =>
      planted(log, "TableEnded", (one) => ({ ...one, places: one.places.map((place) => ({ ...place, score: 1 })) })),
  ],
  [
    "standings",
    "F1 heats and a final",
    9,
    (log) =>
      planted(
        log,
        "TableEnded",
        (one) => ({
          ...one,
          places: swapped(
            one.places.map(({ rank }) => rank),
            0,
            1,
          ).map((rank, at) => ({ ...(one.places[at] as (typeof one.places)[number]), rank })),
        }),
        0,
      ),
  ],
  [
    "field",
    "F2 Swiss with a cut",
    12,
    (log) => planted(log, "StageBegan", (one) => ({ ...one, players: swapped(one.players, 0, 1) })),
  ],
  ["bracket", "F5 knock-out", 16, (log) => planted(log, "RoundDrafted", withoutPlayer, 0)],
  [
    "bracket",
    "F8 bracket",
    9,
    (log) =>
      planted(
        log,
        "RoundDrafted",
        (one) => ({
          ...one,
          byes: [...one.byes.slice(1), one.tables[0]?.players[0] ?? ""],
          tables: [
            {
              ...(one.tables[0] as (typeof one.tables)[number]),
              players: [one.byes[0] ?? "", one.tables[0]?.players[1] ?? ""],
            },
            ...one.tables.slice(1),
          ],
        }),
        0,
      ),
  ],
  ["lives", "F6 lives", 12, (log) => planted(log, "RoundDrafted", withoutPlayer, 1)],
  [
    "league",
    "F4 league",
    16,
    (log) =>
      planted(log, "RoundDrafted", (one) => ({
        ...one,
        tables: one.tables.map((table) => ({ ...table, division: 3 - (table.division ?? 1) })),
      })),
  ],
  ["schedule", "F3 round robin", 9, (log) => planted(log, "StageBegan", (one) => ({ ...one, unmetPairs: 35 }))],
  [
    "schedule",
    "F8 double round robin of two",
    8,
    (log) => planted(log, "TableOpened", (one) => ({ ...one, players: one.players.toReversed() })),
  ],
  [
    "ranking",
    "F2 social Swiss",
    8,
    (log) => planted(log, "StageEnded", (one) => ({ ...one, ranking: one.ranking.slice(1) })),
  ],
  [
    "ranking",
    "F5 knock-out",
    12,
    (log) =>
      planted(log, "TournamentFinished", (one) => ({
        ...one,
        ranking: one.ranking.map((row) => ({ ...row, rank: 1 })),
      })),
  ],
  ["prize", "F2 social Swiss", 8, (log) => without(log, "PrizeAwarded")],
];

it.each(plants)("a fault of the kind “%s” is found in %s of %i", (property, name, players, plant) => {
  const played = play(name, players);
  const shown = played.shown();
  expect(audit(played.log, shown, played.context.hashOf)).toEqual([]);
  const found = audit(plant(played.log), shown, played.context.hashOf);
  expect(found.map((fault) => fault.split(":")[0])).toContain(property);
});
