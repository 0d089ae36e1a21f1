import type { EventOf, Recorded } from "../../tournament/state/types.ts";
import { along, type Facts } from "../facts/facts.fixture.ts";

/** Every random draw has a name, and the secret gives it its number. */
export type HashOf = (name: string) => string;

/** Versions without a gap, times that never go back, and draws that follow from the secret. */
export function faultsInLog(log: readonly Recorded[], hashOf: HashOf): readonly string[] {
  return [...faultsInOrder(log), ...faultsInDraws(log, hashOf)];
}

const faultsInOrder = (log: readonly Recorded[]): readonly string[] =>
  log.flatMap(({ version, at }, place) => {
    const before = log[place - 1];
    return [
      ...(version === place + 1 ? [] : [`log: entry ${place + 1} has version ${version}`]),
      ...(before === undefined || before.at <= at ? [] : [`log: entry ${place + 1} is older than the one before`]),
    ];
  });

function faultsInDraws(log: readonly Recorded[], hashOf: HashOf): readonly string[] {
  let drafts = 0;
  return log.flatMap(({ event }) => {
    if (event.type === "RoundDrafted" || event.type === "TablesAdded") {
      drafts++;
      return event.luck === hashOf(`draft ${drafts}`) ? [] : [`draw: draft ${drafts} has another seed`];
    }
    if (event.type !== "TournamentStarted") return [];
    return Object.entries(event.lots)
      .filter(([player, lot]) => lot !== Number.parseInt(hashOf(`lot ${player}`).slice(0, 8), 16))
      .map(([player]) => `draw: ${player} has another lot`);
  });
}

/** Tables begin with their players, close before their round, and nobody plays more games at once than allowed. */
export const faultsInPlay = (log: readonly Recorded[]): readonly string[] =>
  along(log, (facts, event) => {
    if (event.type === "TableOpened") return faultsInOpening(facts, event);
    if (event.type !== "RoundClosed") return [];
    const round = facts.rounds.find(({ number }) => number === event.round);
    const isPlayed = round?.tables.every(({ places }) => places !== null) ?? false;
    return isPlayed ? [] : [`play: round ${event.round} closes before its tables`];
  });

function faultsInOpening({ plan, rounds, stages }: Facts, event: EventOf<"TableOpened">): readonly string[] {
  const round = rounds.find(({ number }) => number === event.round);
  const table = round?.tables.find(({ number }) => number === event.table);
  const terms = plan.stages[(stages.at(-1)?.number ?? 1) - 1];
  const most = (terms !== undefined && "mostAtOnce" in terms ? terms.mostAtOnce : null) ?? Number.POSITIVE_INFINITY;
  const games = (player: string) =>
    round?.tables.filter((one) => one.isOpen && one.seated.includes(player)).length ?? 0;
  const isStranger = event.players.some((player) => !table?.players.includes(player));
  const where = `table ${event.table} of round ${event.round}`;
  return [
    ...(event.players.some((player) => games(player) >= most) ? [`play: a player of ${where} has too many games`] : []),
    ...(isStranger || round?.state !== "published" ? [`play: ${where} begins with others`] : []),
  ];
}
