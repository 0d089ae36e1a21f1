import { scheduleOf, unmetPairsIn } from "../../designs/schedule.ts";
import { stageStandings } from "../standings/stage-standings.ts";
import { isActive } from "../state/tournament.ts";
import type { StageOf } from "../state/types.ts";
import { tablesByDesign } from "./everyone-meets.ts";
import type { Draft, DraftContext, Format } from "./format.ts";
import { areTooFew, asEqualContenders, isKeptApart, prioritiesOf, searchDraft } from "./pairing.ts";

type RoundRobin = StageOf<"round-robin">;

/** F3, and F8 at tables of two: all players meet each other, by a design if one is known. */
export const roundRobin: Format<RoundRobin> = {
  draft(context) {
    const { terms, rounds, players, stage } = context;
    if (areTooFew(stage.players, terms)) return "too-few-players";
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

/** The number of pairs of players who never meet in a round robin of this many players. */
export const unmetPairs = (terms: RoundRobin, players: number): number =>
  players < terms.sizes.least ? 0 : unmetPairsIn(scheduleOf(terms, players).rounds, players);

/** A searched schedule holds while all players are present. Once a round was searched, the others are, too. */
const followsSchedule = (context: DraftContext<RoundRobin>): boolean =>
  expected(context).length === context.stage.players.length &&
  context.rounds.every(({ certificate }) => certificate === null);

/** The players who have a place at their tables: with results that can be annulled, also those who withdrew. */
function expected({ tournament, stage, terms, players }: DraftContext<RoundRobin>): readonly string[] {
  if (terms.withdrawals !== "annul") return players;
  return stage.players.filter((player) => players.includes(player) || !isActive(tournament, player));
}

/** If a table has lost too many players to be played, the others have no table this round. */
function designed(context: DraftContext<RoundRobin>, tables: readonly (readonly string[])[]): Draft {
  const { players, terms } = context;
  const all = expected(context);
  const expectedAt = tables.map((table) => table.filter((player) => all.includes(player)));
  const played = expectedAt.filter(
    (table) => table.length >= terms.sizes.least && table.some((player) => players.includes(player)),
  );
  const seated = new Set(played.flat());
  return {
    tables: played.map((table) => ({ division: null, players: table })),
    byes: players.filter((player) => !seated.has(player)),
    certificate: null,
  };
}
