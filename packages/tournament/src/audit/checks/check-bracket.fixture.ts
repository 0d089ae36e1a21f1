import type { EventOf, Recorded, StageOf } from "../../tournament/state/types.ts";
import { along, type Facts, type StageFacts } from "../facts/facts.fixture.ts";
import { playOffsAfter } from "../facts/play-offs.fixture.ts";
import { roundsIn, standingsIn } from "../facts/rankings.fixture.ts";
import { isPlayOff, mainTables, type TableFacts, tableOf } from "../facts/table-facts.fixture.ts";

/**
 * The pairs of a bracket of two: the first have byes, then the first of the others meets the last, and so on. In a
 * fixed bracket the winner of a table takes the place of its better seed; a reseeded one goes by the seeds.
 */
export const faultsInBrackets = (log: readonly Recorded[]): readonly string[] =>
  along(log, (facts, event) => {
    const stage = facts.stages.at(-1);
    const terms = facts.plan.stages[(stage?.number ?? 1) - 1];
    if (event.type !== "RoundDrafted" || stage === undefined || terms?.format !== "knock-out") return [];
    if (terms.sizes.most > 2 || facts.apart.length > 0 || isPlayOff({ tables: event.tables.map(tableOf) })) return [];
    return [...faultsInMeetings(facts, stage, { terms, event }), ...faultsInThirdPlace(facts, stage, { terms, event })];
  });

interface Drafted {
  readonly terms: StageOf<"knock-out">;
  readonly event: EventOf<"RoundDrafted">;
}

const named = (pairs: readonly (readonly string[])[]) => pairs.map((pair) => pair.toSorted().join(" ")).toSorted();

function faultsInMeetings(facts: Facts, stage: StageFacts, { terms, event }: Drafted): readonly string[] {
  const tables = mainTables(event.tables.map(tableOf)).map(({ players }) => players);
  const seeds = stage.players.filter((player) => [...tables.flat(), ...event.byes].includes(player));
  const places = terms.bracket === "fixed" ? placesIn(facts, stage) : new Map<string, number>();
  const order = seeds.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const [byes, field] = [order.slice(0, event.byes.length), order.slice(event.byes.length)];
  const pairs = field.slice(0, field.length / 2).map((one, at) => [one, field.at(-1 - at) ?? ""]);
  const isBye = byes.join() === event.byes.join();
  return [
    ...(isBye ? [] : [`bracket: the byes of round ${event.round} are for others`]),
    ...(named(pairs).join() === named(tables).join() ? [] : [`bracket: others meet in round ${event.round}`]),
  ];
}

/** The place of each player in a fixed bracket, from 0: at first their seed. */
function placesIn(facts: Facts, stage: StageFacts): ReadonlyMap<string, number> {
  const order = standingsIn(facts, stage).map(({ player }) => player);
  const places = new Map(stage.players.map((player, seed) => [player, seed]));
  const holder = (player: string) =>
    stage.substitutions.reduce((held, one) => (one.player === held ? one.by : held), player);
  for (const round of roundsIn(facts, stage)) {
    const decided = playOffsAfter(facts, round).flatMap((table) => table.places ?? []);
    const playOff = (player: string) => decided.find((one) => one.player === player)?.rank ?? 0;
    const finish = ({ places: result }: TableFacts, player: string) =>
      result?.find((one) => one.player === player)?.rank ?? 2;
    for (const table of mainTables(round.tables)) {
      const first = table.players.toSorted(
        (one, other) =>
          finish(table, one) - finish(table, other) ||
          playOff(one) - playOff(other) ||
          order.indexOf(one) - order.indexOf(other),
      );
      const own = first.map((player) => places.get(holder(player)) ?? 0).toSorted((one, other) => one - other);
      for (const [at, player] of first.entries()) places.set(holder(player), own[at] ?? 0);
    }
  }
  return places;
}

/** Next to the final, the losers of two semi-finals who are still there play for third place. */
function faultsInThirdPlace(facts: Facts, stage: StageFacts, { terms, event }: Drafted): readonly string[] {
  const tables = event.tables.map(tableOf);
  const finalists = mainTables(tables).flatMap(({ players }) => players);
  const semiFinals = mainTables(roundsIn(facts, stage).at(-1)?.tables ?? []);
  const losers = semiFinals
    .flatMap(({ players }) => players)
    .filter((player) => !finalists.includes(player) && facts.players.get(player)?.status === "entered");
  const isFinal = mainTables(tables).length === 1 && event.byes.length === 0 && semiFinals.length === 2;
  const isDue = terms.thirdPlace === true && isFinal && losers.length === 2 && stage.substitutions.length === 0;
  const found = tables.filter(({ purpose }) => purpose === "third-place").map(({ players }) => players);
  if (stage.substitutions.length > 0) return [];
  return named(found).join() === named(isDue ? [losers] : []).join()
    ? []
    : [`third-place: others play for it in round ${event.round}`];
}
