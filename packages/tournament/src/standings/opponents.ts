import type { PlayerRecord, Source } from "./record.ts";
import { isAnnulledFor, type Results, seatOf } from "./results.ts";

/**
 * Average points per game of each player's opponents. A bye counts as a game against the player's own
 * average, and never lowers an average. Rounds that a player missed are no games.
 */
export function opponentAverages(results: Results, records: readonly PlayerRecord[]): ReadonlyMap<string, number> {
  const averages = new Map(records.map(({ player, sources }) => [player, averageOf(sources)]));
  return new Map(
    results.players.map((player) => {
      const met = results.tables
        .filter((table) => !isAnnulledFor(table, player))
        .flatMap(({ places }) => {
          const own = seatOf(places, player);
          return own === undefined ? [] : places.filter((place) => place !== own).map((place) => place.player);
        });
      const alone = results.byes.filter((bye) => bye.player === player && bye.kind === undefined).map(() => player);
      return [player, meanOf([...met, ...alone].map((other) => averages.get(other) ?? 0))];
    }),
  );
}

const averageOf = (sources: PlayerRecord["sources"]) =>
  meanOf(sources.filter(({ from, isAnnulled }) => isGame.has(from) && !isAnnulled).map(({ points }) => points));

/** Rounds that a player missed are no games. */
const isGame: ReadonlySet<Source["from"]> = new Set(["table", "bye"]);

/** Games that the player finished above one of these rivals at the same table, minus those finished below. */
export function headToHead({ tables }: Results, player: string, rivals: readonly string[]): number {
  let balance = 0;
  for (const table of tables) {
    const { places } = table;
    const own = seatOf(places, player);
    if (own === undefined || isAnnulledFor(table, player)) continue;
    for (const { player: rival, rank } of places) {
      if (rival !== player && rivals.includes(rival)) balance += Math.sign(rank - own.rank);
    }
  }
  return balance;
}

const meanOf = (figures: readonly number[]) =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
