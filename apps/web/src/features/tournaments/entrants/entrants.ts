import type { Tournament } from "../../../lib/api-client/types.ts";

type Entered = Pick<Tournament, "players">;

export const registeredIn = ({ players }: Entered) => players.filter(({ status }) => status === "entered");

/** The waiting list, in order. */
export const waitingIn = ({ players }: Entered) => players.filter(({ status }) => status === "waiting");

export const isFull = (tournament: Pick<Tournament, "players" | "plan">): boolean =>
  registeredIn(tournament).length >= tournament.plan.playersMost;

/** The place on the waiting list, from 1. */
export const waitingPlace = (tournament: Entered, player: string): number =>
  waitingIn(tournament).findIndex((entrant) => entrant.player === player) + 1;

export interface OwnTable {
  readonly round: number;
  readonly table: number;
  /** `null` on a physical board. */
  readonly game: string | null;
  readonly others: readonly string[];
}

/** Where a player has to play now: running games, and physical boards without a result. */
export const tablesOf = ({ rounds }: Pick<Tournament, "rounds">, player: string): readonly OwnTable[] =>
  rounds
    .filter(({ state }) => state === "published")
    .flatMap(({ round, tables }) =>
      tables.flatMap(({ table, game, state, boards, players, forfeited }) => {
        const isOpen = boards === "physical" ? state !== "over" : state === "playing" && game !== null;
        if (!isOpen || !players.includes(player) || forfeited.includes(player)) return [];
        return [{ round, table, game, others: players.filter((other) => other !== player) }];
      }),
    );

/** The tables of a player whose reported result awaits their answer. */
export const tablesToConfirm = ({
  rounds,
  you,
}: Pick<Tournament, "rounds" | "you">): readonly Pick<OwnTable, "round" | "table">[] =>
  rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, state, players, forfeited, report }) => {
      const awaitsAnswer = state === "waiting" && report !== null && report.dispute === null;
      const isHere = you.player !== null && players.includes(you.player) && !forfeited.includes(you.player);
      return awaitsAnswer && isHere && report.by !== you.player ? [{ round, table }] : [];
    }),
  );

/** The table of a player in the last round: the one that is not over, or their last one. */
export function ownTablePlace(
  { rounds }: Pick<Tournament, "rounds">,
  player: string,
): Pick<OwnTable, "round" | "table"> | undefined {
  const last = rounds.at(-1);
  const own = last?.tables.filter(({ players }) => players.includes(player)) ?? [];
  const table = own.find(({ state }) => state !== "over") ?? own.at(-1);
  return last && table && { round: last.round, table: table.table };
}
