import type { Design } from "../../designs/development.ts";
import { stageStandings } from "../standings/stage-standings.ts";
import type { StageOf } from "../state/types.ts";
import { designRounds, searchedSchedule, tablesByDesign, unmetPairsIn } from "./everyone-meets.ts";
import type { Draft, DraftContext, Format } from "./format.ts";
import { areTooFew, asEqualContenders, isKeptApart, prioritiesOf, searchDraft } from "./pairing.ts";

type RoundRobin = StageOf<"round-robin">;

/** F3, and F8 at tables of two: all players meet each other, by a design if one is known. */
export const roundRobin: Format<RoundRobin> = {
  draft(context) {
    const { terms, rounds, players, stage } = context;
    const { rounds: schedule, isDesign } = scheduleOf(terms, stage.players.length);
    const next = schedule[rounds.length];
    if (next === undefined) return "over";
    if (areTooFew(players, terms)) return "too-few-players";
    if (isKeptApart(context.tournament.apart, players)) return searched(context);
    if (isDesign || followsSchedule(context)) return designed(context, tablesByDesign(next, stage.players));
    return searched(context);
  },
  ranking: (tournament, stage) => stageStandings(tournament, stage),
};

const searched = (context: DraftContext<RoundRobin>) =>
  searchDraft(context, asEqualContenders(context), prioritiesOf.social);

interface Schedule {
  readonly rounds: readonly Design[];
  readonly isDesign: boolean;
}

function scheduleOf({ sizes, isDouble }: RoundRobin, players: number): Schedule {
  const design = designRounds(sizes.preferred, players, isDouble);
  return { rounds: design ?? searchedSchedule(sizes, players), isDesign: design !== undefined };
}

/** The number of pairs of players who never meet in a round robin of this many players. */
export const unmetPairs = (terms: RoundRobin, players: number): number =>
  players < terms.sizes.least ? 0 : unmetPairsIn(scheduleOf(terms, players).rounds, players);

/** A searched schedule holds while all players are present. Once a round was searched, the others are, too. */
const followsSchedule = ({ stage, players, rounds }: DraftContext<RoundRobin>): boolean =>
  players.length === stage.players.length && rounds.every(({ certificate }) => certificate === null);

/** If a table has lost too many players to be played, the others have no table this round. */
function designed({ players, terms }: DraftContext<RoundRobin>, tables: readonly (readonly string[])[]): Draft {
  const present = tables.map((table) => table.filter((player) => players.includes(player)));
  const played = present.filter(({ length }) => length >= terms.sizes.least);
  const seated = new Set(played.flat());
  return {
    tables: played.map((table) => ({ division: null, players: table })),
    byes: players.filter((player) => !seated.has(player)),
    certificate: null,
  };
}
