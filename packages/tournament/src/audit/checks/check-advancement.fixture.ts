import type { EventOf, Recorded, StageOf } from "../../tournament/state/types.ts";
import { heldDivisions } from "../facts/divisions.fixture.ts";
import { along, type Facts, type StageFacts } from "../facts/facts.fixture.ts";
import { playOffsAfter } from "../facts/play-offs.fixture.ts";
import { roundsIn, standingsIn } from "../facts/rankings.fixture.ts";
import { isPlayOff, mainTables, type PlaceFacts, type TableFacts, tableOf } from "../facts/table-facts.fixture.ts";
import { type DraftFacts, draftFacts, publishedRounds, seatsAt } from "./check-pairings.fixture.ts";

/** Who goes on: from stage to stage, in knock-outs, with lives, and between the divisions of a league. */
export const faultsInAdvancement = (log: readonly Recorded[]): readonly string[] =>
  along(log, (facts, event) => {
    if (event.type === "StageBegan") return faultsInField(facts, event);
    if (event.type === "StageEnded" && event.reason === undefined) return faultsInSchedule(facts, event.stage);
    if (event.type !== "RoundDrafted" || isPlayOff({ tables: event.tables.map(tableOf) })) return [];
    const draft = draftFacts(facts, event);
    if (draft.terms.format === "knock-out") return faultsInKnockOut(draft, draft.terms);
    if (draft.terms.format === "lives") return faultsInLives(draft, draft.terms);
    return draft.terms.format === "league" ? faultsInLeague(draft, draft.terms) : [];
  });

const same = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join(" ") === other.toSorted().join(" ");
const holderIn = (substitutions: StageFacts["substitutions"], player: string) =>
  substitutions.reduce((holder, one) => (one.player === holder ? one.by : holder), player);
const isEntered = ({ players }: Facts, player: string) => players.get(player)?.status === "entered";

/** The best of an earlier stage who are still there; the random draw decides between equal ranks. */
function faultsInField(facts: Facts, { stage: number, players }: EventOf<"StageBegan">): readonly string[] {
  const field = facts.plan.stages[number - 1]?.field;
  const isSeed = (player: string) => isEntered(facts, player);
  if (field?.from !== "best")
    return facts.seeds.filter(isSeed).join() === players.join() ? [] : [`field: stage ${number} is not for all`];
  const ranking = facts.stages[field.of - 1]?.ranking ?? [];
  const later = facts.stages.slice(field.of).flatMap(({ substitutions }) => substitutions);
  const order = ranking.toSorted(
    (one, other) => one.rank - other.rank || (facts.lots[other.player] ?? 0) - (facts.lots[one.player] ?? 0),
  );
  const best = [...new Set(order.map(({ player }) => holderIn(later, player)))].filter(isSeed).slice(0, field.count);
  return best.join() === players.join()
    ? []
    : [`field: stage ${number} has other players than the best ${field.count}`];
}

function faultsInKnockOut(draft: DraftFacts, terms: StageOf<"knock-out">): readonly string[] {
  const { facts, stage, present, drafted, round } = draft;
  const field = [...mainTables(drafted.tables.map(tableOf)).flatMap(({ players }) => players), ...drafted.byes];
  const last = roundsIn(facts, stage).at(-1);
  if (last === undefined)
    return same(field, present) ? [] : [`bracket: round ${round} is not for everyone of the stage`];
  const seated = mainTables(last.tables).flatMap(({ players }) => players);
  const order = standingsIn(facts, stage).map(({ player }) => player);
  const decided = playOffsAfter(facts, last).flatMap(({ places }) => places ?? []);
  const winners = mainTables(last.tables).flatMap((table) => winnersOf(table, { decided, order }, terms.advance));
  const isDraw = winners.length >= seated.length;
  const byOrder = mainTables(last.tables).flatMap(({ players }) =>
    order.filter((player) => players.includes(player)).slice(0, terms.advance),
  );
  const holds = (player: string) => holderIn(stage.substitutions, player);
  const through = [...(isDraw ? byOrder : winners), ...last.byes].map(holds).filter((one) => isEntered(facts, one));
  const losers = order.filter((player) => seated.includes(player)).map(holds);
  const lucky = losers.filter((player) => !through.includes(player) && isEntered(facts, player));
  const expected = [...through, ...lucky.slice(0, field.length - through.length)];
  const isFull = field.length === through.length || terms.sizes.most > 2;
  return same(field, expected) && isFull ? [] : [`bracket: round ${round} has others than those who went on`];
}

interface Decision {
  /** The places of play-offs. */
  readonly decided: readonly PlaceFacts[];
  /** By the standings of the stage, which decide if a play-off does not. */
  readonly order: readonly string[];
}

/** The first players of a table; a play-off decides between those who share the last place that advances. */
function winnersOf({ places }: TableFacts, { decided, order }: Decision, advance: number): readonly string[] {
  const won = (places ?? []).filter(({ rank, isForfeit }) => rank <= advance && !isForfeit);
  const playOff = (player: string) => decided.find((one) => one.player === player)?.rank;
  if (won.length <= advance || won.every(({ player }) => playOff(player) === undefined))
    return won.map(({ player }) => player);
  const first = won.toSorted(
    (one, other) =>
      one.rank - other.rank ||
      (playOff(one.player) ?? 0) - (playOff(other.player) ?? 0) ||
      order.indexOf(one.player) - order.indexOf(other.player),
  );
  return first.slice(0, advance).map(({ player }) => player);
}

/** Only players with a life are seated, unless they are too few for a table. */
function faultsInLives(
  { facts, stage, present, drafted, round }: DraftFacts,
  terms: StageOf<"lives">,
): readonly string[] {
  const rounds = roundsIn(facts, stage);
  const left = (player: string) => {
    const isOwn = (name: string) => name === player || holderIn(stage.substitutions, name) === player;
    const places = rounds
      .flatMap(({ tables }) => tables.flatMap((one) => one.places ?? []))
      .filter((one) => isOwn(one.player));
    const lost = places.filter(({ rank, isForfeit }) => isForfeit || rank > terms.safe).length;
    const absent = rounds.filter(
      ({ state, byes, tables }) =>
        state === "closed" && ![...byes, ...tables.flatMap(({ players }) => players)].some(isOwn),
    ).length;
    return terms.lives - lost - absent;
  };
  const alive = present.filter((player) => left(player) > 0);
  const field = [...drafted.tables.flatMap(({ players }) => players), ...drafted.byes];
  if (alive.length < terms.sizes.least)
    return alive.every((player) => field.includes(player)) ? [] : [`lives: round ${round}`];
  return same(field, alive) ? [] : [`lives: round ${round} has players without a life, or leaves some out`];
}

/** The best of a division rise and the last fall, if nobody joined or left. */
function faultsInLeague(
  { facts, stage, terms: _, drafted, round }: DraftFacts,
  terms: StageOf<"league">,
): readonly string[] {
  const season = roundsIn(facts, stage).at(-1);
  if (season === undefined || !stage.isUndisturbed) return [];
  const before = heldDivisions(facts, stage, season);
  const inDivision = (number: number) =>
    drafted.tables.filter(({ division }) => division === number).flatMap(({ players }) => players);
  return before.flatMap((division, place) => {
    const [above, below] = [before[place - 1], before[place + 1]];
    const half = (list: readonly string[]) => Math.floor(list.length / 2);
    const up = above === undefined ? 0 : Math.min(terms.moving, half(division), half(above));
    const down = below === undefined ? 0 : Math.min(terms.moving, half(division), half(below));
    const risen = division.slice(0, up).every((player) => inDivision(place).includes(player));
    const fallen = division.slice(division.length - down).every((player) => inDivision(place + 2).includes(player));
    const stayed = division.slice(up, division.length - down).every((player) => inDivision(place + 1).includes(player));
    return risen && fallen && stayed ? [] : [`league: division ${place + 1} moves others before round ${round}`];
  });
}

/** A round robin without absences: the pairs that never meet are those the log names, and seats are balanced. */
function faultsInSchedule(facts: Facts, number: number): readonly string[] {
  const stage = facts.stages.find((one) => one.number === number);
  const terms = facts.plan.stages[number - 1];
  if (terms?.format !== "round-robin" || stage === undefined || !stage.isUndisturbed) return [];
  const tables = publishedRounds(facts)
    .filter((round) => round.stage === number && !isPlayOff(round))
    .flatMap((round) => round.tables.map((table) => (isWhole(table) ? seatsAt(table) : table.players)));
  const met = (one: string, other: string) =>
    tables.filter((table) => table.includes(one) && table.includes(other)).length;
  const counts = stage.players.flatMap((one, at) => stage.players.slice(at + 1).map((other) => met(one, other)));
  const unmet = counts.filter((count) => count === 0).length;
  const isPairs = terms.sizes.most === 2;
  const isEven = !isPairs || counts.every((count) => count === (terms.isDouble ? 2 : 1));
  return [
    ...(unmet === stage.unmetPairs ? [] : [`schedule: ${unmet} pairs never meet, not ${stage.unmetPairs}`]),
    ...(isEven ? [] : ["schedule: two players meet too often or never"]),
    ...stage.players
      .filter((player) => unevenness(tables, player) > (isPairs ? 1 : 2))
      .map((player) => `schedule: seats of ${player}`),
  ];
}

/** Whether all players of the table have come to its game. */
const isWhole = ({ seated, players }: TableFacts) => seated.length === players.length;

/** The most frequent seat of a player minus the rarest. */
function unevenness(tables: readonly (readonly string[])[], player: string): number {
  const sizes = tables.map(({ length }) => length);
  const seats = Array.from(
    { length: Math.min(...sizes) },
    (_, seat) => tables.filter((table) => table[seat] === player).length,
  );
  return Math.max(...seats) - Math.min(...seats);
}
