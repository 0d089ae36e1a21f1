import { tableSizesFor } from "../../../pairing/table-sizes.ts";
import {
  type Purpose,
  type Round,
  registeredPlayers,
  regularRoundsOf,
  type Tournament,
} from "../../state/tournament.ts";
import type { StageOf } from "../../state/types.ts";
import { luckyLosers } from "./advancement.ts";
import { isFinal, mainTables } from "./ranking.ts";
import { slotsAfter } from "./slots.ts";
import { snake } from "./snake.ts";
import { byesIn } from "./tables.ts";

/** Who takes part in a table that is not drawn yet. */
export type BracketEntry =
  | { readonly from: "seed"; readonly seed: number }
  | { readonly from: "player"; readonly player: string }
  /** A place at a table of the round before. */
  | { readonly from: "table"; readonly table: number; readonly place: number }
  /** One of the best of those who do not advance by their place. */
  | { readonly from: "others" }
  /** Known after the round before. */
  | { readonly from: "open" };

export interface BracketTable {
  readonly players: readonly BracketEntry[];
  readonly purpose: Purpose | null;
}
export interface BracketRound {
  readonly tables: readonly BracketTable[];
  readonly byes: readonly BracketEntry[];
}

type KnockOut = StageOf<"knock-out">;
const roundsMax = 10;

/**
 * The rounds of a knock-out that are not drawn yet, as they will be without ties and withdrawals. Before the start: for
 * the players who are registered, or who will advance to the stage.
 */
export function bracketAhead(tournament: Tournament, number: number): readonly BracketRound[] {
  const terms = tournament.plan.stages[number - 1];
  const stage = tournament.stages.find((one) => one.number === number);
  if (terms?.format !== "knock-out" || stage?.ranking !== undefined) return [];
  const last = regularRoundsOf(tournament, number).at(-1);
  if (last !== undefined && isFinal(last)) return [];
  const ahead: BracketRound[] = [];
  let before = last === undefined ? undefined : tablesOf(last);
  let field = last === undefined ? seeds(expectedPlayers(tournament, number)) : entriesAfter(tournament, last, terms);
  while (field.length > 1 && ahead.length < roundsMax) {
    const round = plannedRound(field, terms);
    const isOver = round.tables.length <= 1 && round.byes.length === 0;
    const isOpen = terms.bracket !== "fixed" && before !== undefined;
    const shown = isOpen ? openRound(round) : round;
    ahead.push(isOver && terms.thirdPlace === true ? withThirdPlace(shown, before) : shown);
    if (isOver) return ahead;
    before = round.tables;
    field = nextField(round, terms);
  }
  return ahead;
}

const seeds = (players: number): readonly BracketEntry[] =>
  Array.from({ length: players }, (_, place) => ({ from: "seed", seed: place + 1 }));

function expectedPlayers(tournament: Tournament, number: number): number {
  const stage = tournament.stages.find((one) => one.number === number);
  if (stage !== undefined) return stage.players.length;
  const field = tournament.plan.stages[number - 1]?.field;
  const registered = registeredPlayers(tournament).length;
  if (field?.from !== "best") return registered;
  return tournament.phase === "running" ? Math.min(field.count, registered) : field.count;
}

const tablesOf = (round: Round): readonly BracketTable[] =>
  mainTables(round).map(({ players }) => ({
    players: players.map((player) => ({ from: "player", player })),
    purpose: null,
  }));

/** The players with a bye, and the places that advance from the tables of a drawn round. */
function entriesAfter(tournament: Tournament, last: Round, terms: KnockOut): readonly BracketEntry[] {
  const stage = tournament.stages.find(({ number }) => number === last.stage);
  const earlier = regularRoundsOf(tournament, last.stage).filter(({ number }) => number < last.number);
  if (stage === undefined) return [];
  const slots = slotsAfter(stage, earlier, ({ players, places }) =>
    places === null ? players : places.toSorted((one, other) => one.rank - other.rank).map(({ player }) => player),
  );
  const slot = (player: string) => slots.get(player) ?? stage.players.length;
  const byes = last.byes.map((player) => ({ slot: slot(player), entry: { from: "player", player } as BracketEntry }));
  const firsts = mainTables(last).flatMap(({ players, number }) => {
    const own = players.map(slot).toSorted((one, other) => one - other);
    return Array.from({ length: Math.min(terms.advance, players.length) }, (_, place) => ({
      slot: own[place] ?? stage.players.length,
      entry: { from: "table", table: number, place: place + 1 } as BracketEntry,
    }));
  });
  const sorted = [...byes, ...firsts].toSorted((one, other) => one.slot - other.slot).map(({ entry }) => entry);
  return withOthers(sorted, mainTables(last).flatMap(({ players }) => players).length + last.byes.length, terms);
}

/** Each round has fewer players than the one before. */
function withOthers(field: readonly BracketEntry[], before: number, terms: KnockOut): readonly BracketEntry[] {
  const more = luckyLosers(field.length, Math.max(0, before - 1 - field.length), terms);
  return [...field, ...Array.from({ length: more }, () => ({ from: "others" }) as const)];
}

function plannedRound(field: readonly BracketEntry[], terms: KnockOut): BracketRound {
  const byes = field.slice(0, byesIn(field.length, terms));
  const playing = field.slice(byes.length);
  const sizes = tableSizesFor(playing.length, terms.sizes) ?? [];
  const dealt = snake(
    playing.map((_, place) => String(place)),
    sizes,
    [],
  );
  const tables = dealt.map((table) => ({
    players: table.map((place) => playing[Number(place)] as BracketEntry),
    purpose: null,
  }));
  return { tables, byes };
}

/** The winners take the places of the best entries of their tables. */
function nextField({ tables, byes }: BracketRound, terms: KnockOut): readonly BracketEntry[] {
  const firsts = Array.from({ length: terms.advance }, (_, place) =>
    tables.flatMap(({ players }, table): readonly BracketEntry[] =>
      place < players.length ? [{ from: "table", table: table + 1, place: place + 1 }] : [],
    ),
  );
  const before = tables.reduce((sum, { players }) => sum + players.length, byes.length);
  return withOthers([...byes, ...firsts.flat()], before, terms);
}

const openRound = ({ tables, byes }: BracketRound): BracketRound => ({
  tables: tables.map((table) => ({ ...table, players: table.players.map(() => ({ from: "open" })) })),
  byes: byes.map(() => ({ from: "open" })),
});

function withThirdPlace(round: BracketRound, before: readonly BracketTable[] | undefined): BracketRound {
  if (before?.length !== 2) return round;
  const losers = [1, 2].map((table): BracketEntry => ({ from: "table", table, place: 2 }));
  return { ...round, tables: [...round.tables, { players: losers, purpose: "third-place" }] };
}
