import type { EventOf, Recorded, Stage } from "../../tournament/state/types.ts";
import { along, type Facts, type RoundFacts, type StageFacts } from "../facts/facts.fixture.ts";
import { standingsIn } from "../facts/rankings.fixture.ts";
import { isPlayOff, tableOf } from "../facts/table-facts.fixture.ts";

export type Drafted = Pick<EventOf<"RoundDrafted">, "tables" | "byes">;
/** A round that is about to be drafted. */
export interface DraftFacts {
  readonly facts: Facts;
  readonly stage: StageFacts;
  readonly terms: Stage;
  /** The players who may be seated. */
  readonly present: readonly string[];
  readonly round: number;
  readonly drafted: Drafted;
  readonly certificate: EventOf<"RoundDrafted">["certificate"];
}

/** Who sits where, in every draft: sizes, byes, players kept apart, repeat pairings and seats. */
export const faultsInPairings = (log: readonly Recorded[]): readonly string[] =>
  along(log, (facts, event) => {
    if (event.type !== "RoundDrafted" && event.type !== "RoundAmended") return [];
    const draft = draftFacts(facts, event);
    // Players without a tie to break have no table, and the sizes of tables are for the rounds of a stage.
    if (isPlayOff({ tables: event.tables.map(tableOf) })) return faultsInApart(draft);
    const common = [...faultsInField(draft), ...faultsInSizes(draft)];
    if (event.type === "RoundAmended") return common;
    return [...common, ...faultsInApart(draft), ...faultsInByes(draft), ...faultsInSearch(draft)];
  });

export function draftFacts(facts: Facts, event: EventOf<"RoundDrafted" | "RoundAmended">): DraftFacts {
  const stage = facts.stages.at(-1);
  const terms = facts.plan.stages[(stage?.number ?? 1) - 1];
  if (stage === undefined || terms === undefined) throw new Error("a round without a stage");
  const present = stage.players.filter((player) => {
    const { status, isPaused } = facts.players.get(player) ?? {};
    return status === "entered" && (!isPaused || terms.format === "knock-out");
  });
  const certificate = event.type === "RoundDrafted" ? event.certificate : null;
  return { facts, stage, terms, present, round: event.round, drafted: event, certificate };
}

const seatedIn = ({ tables }: Drafted) => tables.flatMap(({ players }) => players);
const isAllAtOnce = ({ format }: Stage, drafted: Drafted) =>
  format === "league" || (format === "round-robin" && new Set(seatedIn(drafted)).size < seatedIn(drafted).length);

/** Players who have left a round robin whose results can be annulled lose their other games there by forfeit. */
const keepsTables = ({ facts, stage, terms }: DraftFacts, player: string): boolean =>
  terms.format === "round-robin" &&
  terms.withdrawals === "annul" &&
  stage.players.includes(player) &&
  facts.players.get(player)?.status === "withdrawn";

function faultsInField(draft: DraftFacts): readonly string[] {
  const { terms, present, round, drafted } = draft;
  const named = [...seatedIn(drafted), ...drafted.byes];
  const stranger = named.find((player) => !present.includes(player) && !keepsTables(draft, player));
  const isTwice = new Set(named).size < named.length && !isAllAtOnce(terms, drafted);
  const isWhole = ["swiss", "heats", "round-robin", "league"].includes(terms.format);
  const missing = isWhole ? present.find((player) => !named.includes(player)) : undefined;
  return [
    ...(stranger === undefined ? [] : [`pairing: ${stranger} is not in round ${round}`]),
    ...(isTwice ? [`pairing: a player is twice in round ${round}`] : []),
    ...(missing === undefined ? [] : [`pairing: ${missing} has neither a table nor a bye in round ${round}`]),
  ];
}

/** Tables of a design keep their absent players' seats open. */
const faultsInSizes = ({ terms: { sizes }, round, drafted }: DraftFacts): readonly string[] =>
  drafted.tables
    .filter(({ players }) => players.length < sizes.least || players.length > sizes.most)
    .map(({ table, players }) => `pairing: table ${table} of round ${round} has ${players.length} players`);

const faultsInApart = ({ facts, round, drafted }: DraftFacts): readonly string[] =>
  facts.apart
    .filter((pair) => drafted.tables.some(({ players }) => pair.every((player) => players.includes(player))))
    .map((pair) => `apart: ${pair.join(" and ")} meet in round ${round}`);

const paired = ["swiss", "heats", "lives", "knock-out"];

function faultsInByes({ facts, stage, terms, round, drafted }: DraftFacts): readonly string[] {
  if (!paired.includes(terms.format)) return [];
  const field = [...seatedIn(drafted), ...drafted.byes];
  const isSplit = (players: number) =>
    Array.from({ length: players }, (_, at) => at + 1).some(
      (tables) => tables * terms.sizes.least <= players && players <= tables * terms.sizes.most,
    );
  const fewest = Array.from({ length: field.length }, (_, byes) => byes).find((byes) => isSplit(field.length - byes));
  // A bracket has byes in its first round, so that the next ones are full.
  const isBracket = terms.format === "knock-out" && terms.sizes.most === 2;
  const most = isBracket ? 2 ** Math.ceil(Math.log2(field.length)) - field.length : (fewest ?? field.length);
  const many = drafted.byes.length > most ? [`bye: round ${round} has too many`] : [];
  if (terms.format === "knock-out" || terms.format === "lives") return many;
  const points = new Map(standingsIn(facts, stage).map((row) => [row.player, row.points]));
  const before = (player: string) => publishedRounds(facts).filter(({ byes }) => byes.includes(player)).length;
  const isUnfair = drafted.byes.some((one) =>
    seatedIn(drafted).some(
      (other) =>
        before(other) < before(one) ||
        (terms.format === "swiss" &&
          before(other) === before(one) &&
          (points.get(other) ?? 0) < (points.get(one) ?? 0) - 0.02),
    ),
  );
  return isUnfair ? [...many, `bye: a bye of round ${round} was due to another player`] : many;
}

export const publishedRounds = ({ rounds }: Facts): readonly RoundFacts[] =>
  rounds.filter(({ state }) => state !== "drafted");

export const seatsAt = ({ seated, players }: RoundFacts["tables"][number]) => (seated.length > 0 ? seated : players);

/** How often two players have met at tables of published rounds. */
function meetingsIn(facts: Facts): (one: string, other: string) => number {
  const met = new Map<string, number>();
  for (const table of publishedRounds(facts).flatMap(({ tables }) => tables)) {
    const players = seatsAt(table);
    for (const one of players)
      for (const other of players) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
  }
  return (one, other) => met.get(`${one} ${other}`) ?? 0;
}

/** Rounds that were paired by search: the certificate says the truth, and no swap avoids a repeat pairing. */
function faultsInSearch({ facts, terms, round, drafted, certificate }: DraftFacts): readonly string[] {
  if (certificate === null) return [];
  const met = meetingsIn(facts);
  const tables = drafted.tables.map(({ players }) => players);
  const again = pairsOf(tables).filter(([one, other]) => met(one, other) > 0).length;
  const isWrong = again !== certificate.meetingsAgain;
  const wrong = isWrong ? [`meeting: round ${round} repeats ${again} pairs, not ${certificate.meetingsAgain}`] : [];
  const isSocial = terms.format === "heats" || terms.format === "round-robin" || isSocialSwiss(terms);
  const isClaimed = isSocial && certificate.isSwapOptimal && again > 0 && facts.apart.length === 0;
  const avoidable = isClaimed && hasBetterSwap(tables, met) ? [`meeting: a swap avoids one in round ${round}`] : [];
  return [...wrong, ...avoidable, ...faultsInSeats(facts, round, tables)];
}

const isSocialSwiss = (terms: Stage) => terms.format === "swiss" && terms.company === "social";

const pairsOf = (tables: readonly (readonly string[])[]): readonly (readonly [string, string])[] =>
  tables.flatMap((players) =>
    players.flatMap((one, at) => players.slice(at + 1).map((other): readonly [string, string] => [one, other])),
  );

function hasBetterSwap(tables: readonly (readonly string[])[], met: (one: string, other: string) => number): boolean {
  const priceOf = (players: readonly string[]) => pairsOf([players]).reduce((sum, [a, b]) => sum + met(a, b) ** 2, 0);
  return tables.some((first, at) =>
    tables.slice(at + 1).some((second) =>
      first.some((one) =>
        second.some((other) => {
          const [here, there] = [first, second].map((list) =>
            list.map((player) => (player === one ? other : player === other ? one : player)),
          );
          return priceOf(here ?? []) + priceOf(there ?? []) < priceOf(first) + priceOf(second);
        }),
      ),
    ),
  );
}

/** No other order of a table gives its players seats that they have had less often. */
function faultsInSeats(facts: Facts, round: number, tables: readonly (readonly string[])[]): readonly string[] {
  const had = new Map<string, number>();
  for (const table of publishedRounds(facts).flatMap((one) => one.tables))
    for (const [seat, player] of seatsAt(table).entries())
      had.set(`${player} ${seat}`, (had.get(`${player} ${seat}`) ?? 0) + 1);
  const priceOf = (order: readonly string[]) =>
    order.reduce((sum, player, seat) => sum + (had.get(`${player} ${seat}`) ?? 0) ** 2, 0);
  return tables.flatMap((players, at) =>
    ordersOf(players).some((order) => priceOf(order) < priceOf(players))
      ? [`seat: table ${at + 1} of round ${round} has a fairer order`]
      : [],
  );
}

const ordersOf = (players: readonly string[]): readonly (readonly string[])[] =>
  players.length === 0
    ? [[]]
    : players.flatMap((one) => ordersOf(players.filter((other) => other !== one)).map((rest) => [one, ...rest]));
