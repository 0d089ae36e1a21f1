import { social } from "../../pairing/cost.ts";
import { pairRound } from "../../pairing/pair-round.ts";
import type { Below } from "../../random.ts";
import { contendersOf } from "../standings/contenders.ts";
import { stageStandings } from "../standings/stage-standings.ts";
import type { Tournament } from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";
import type { StageOf } from "../state/types.ts";
import type { Format } from "./format.ts";

/** F7: one long round. Players who look for a game get a table as soon as there are enough of them, new opponents first. */
export const ladder: Format<StageOf<"ladder">> = {
  draft: ({ rounds }) => (rounds.length > 0 ? "over" : { tables: [], byes: [], certificate: null }),
  ranking: (tournament, stage) => stageStandings(tournament, stage),
};

/** The next table of players who look for a game: a full one, or the smallest one after someone has waited long enough. */
export function nextLadderTable(
  tournament: Tournament,
  terms: StageOf<"ladder">,
  { isWaitOver, below, effort }: Pick<TournamentContext, "isWaitOver" | "effort"> & { readonly below: Below },
): readonly string[] | undefined {
  const { seeking, apart, advantages } = tournament;
  const { least, preferred } = terms.sizes;
  const [first] = seeking;
  if (first === undefined) return undefined;
  const size = seeking.length >= preferred ? preferred : seeking.length;
  if (size < least || (size < preferred && !isWaitOver(first.since))) return undefined;
  const players = seeking.map(({ player }) => player);
  const contenders = contendersOf(tournament, terms, players, () => 0);
  const sizes = { least: size, most: size, preferred: size };
  const found = pairRound(contenders, { sizes, priorities: social, apart, advantages }, below, effort);
  return found?.tables.find((table) => table.includes(first.player)) ?? found?.tables[0];
}
