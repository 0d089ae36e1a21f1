import { accountOf, nextClosing, type state, tables } from "@seneschal/tournament";
import { closesAt } from "./closes-at.ts";

type Tournament = state.Tournament;

/** A row of `tournaments` as JSON for Postgres. */
export function tournamentRowOf(id: string, tournament: Tournament) {
  const { plan, phase, directors, version, players, ranking, createdAt, endedAt } = tournament;
  return {
    tournament_id: id,
    name: plan.name,
    ruleset: plan.ruleset,
    phase,
    formats: plan.stages.map(({ format }) => format),
    directors,
    winners: ranking.filter(({ rank }) => rank === 1).map(({ player }) => player),
    players: players.filter(({ status }) => status === "entered").length,
    players_max: plan.playersMost,
    version,
    starts_at: plan.startsAt,
    created_at: createdAt,
    ended_at: endedAt,
    is_due: tables.tablesToOpen(tournament).length > 0,
    wake_up_at: wakesAt(tournament),
  };
}

/** The next time at which something may happen automatically. */
function wakesAt(tournament: Tournament): string | null {
  const { phase, plan, rounds, seeking } = tournament;
  if (phase === "open") return plan.startsAt;
  const closing = nextClosing(tournament);
  if (closing !== undefined && seeking.length === 0) return closesAt(closing);
  const round = rounds.at(-1);
  if (phase !== "running" || round?.state !== "published") return null;
  // Waiting players may get a smaller table after a while; checked then.
  const [first] = seeking;
  if (first !== undefined) return first.since;
  const isWindow = plan.stages[round.stage - 1]?.format === "ladder";
  return isWindow || plan.atDeadline === "adjudicate" ? round.deadline : null;
}

/** A player entered by name has a second row for the account that is linked with it. */
export const playerRowsOf = (id: string, { players }: Tournament) =>
  players.flatMap((one) => {
    const { player, status, name } = one;
    const row = { tournament_id: id, player, status, name };
    const account = name === null ? null : accountOf(one);
    return account === null ? [row] : [row, { ...row, player: account, name: null }];
  });

/** All games that were ever created for it. */
export const gameRowsOf = (id: string, { phase, rounds }: Tournament) =>
  rounds.flatMap((round) =>
    round.tables.flatMap((table) => {
      const { number, game, earlier, state } = table;
      const place = { tournament_id: id, round: round.number, number };
      const isCounted = phase === "running" && tables.countsOnGame(table);
      const last = { ...place, is_open: state === "playing", is_counted: isCounted };
      return [
        ...earlier.map((name) => ({ ...place, game_id: name, is_open: false, is_counted: false })),
        ...(game === null ? [] : [{ ...last, game_id: game }]),
      ];
    }),
  );
