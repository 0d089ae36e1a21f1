import type { Recorded } from "../tournament/state/types.ts";
import { faultsInAdvancement } from "./checks/check-advancement.fixture.ts";
import { faultsInBrackets } from "./checks/check-bracket.fixture.ts";
import { faultsInLog, faultsInPlay, type HashOf } from "./checks/check-log.fixture.ts";
import { faultsInPairings } from "./checks/check-pairings.fixture.ts";
import { faultsInPlayOffs } from "./checks/check-play-offs.fixture.ts";
import { faultsInRankings, faultsInStandings, type ShownRow } from "./checks/check-standings.fixture.ts";
import { factsOf } from "./facts/facts.fixture.ts";

/** What the product shows at the end: the standings of each stage. */
export type Shown = ReadonlyMap<number, readonly ShownRow[]>;

/**
 * Checks a tournament from its log, by code that shares no rule with the product: draws, pairings, byes, seats, games,
 * standings, advancement, rankings and prizes. Returns a sentence for each fault, with the name of the property first.
 */
export function audit(log: readonly Recorded[], shown: Shown, hashOf: HashOf): readonly string[] {
  const facts = factsOf(log);
  return [
    ...auditPlay(log, hashOf),
    ...faultsInPairings(log),
    ...faultsInAdvancement(log),
    ...faultsInBrackets(log),
    ...faultsInPlayOffs(log),
    ...faultsInRankings(log),
    ...[...shown].flatMap(([stage, rows]) => faultsInStandings(facts, stage, rows)),
  ];
}

/** The part of it that holds under every plan: the order of the log, draws, and games. */
export const auditPlay = (log: readonly Recorded[], hashOf: HashOf): readonly string[] => [
  ...faultsInLog(log, hashOf),
  ...faultsInPlay(log),
];
