import type { ratings as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { pageEndOf, pageOf } from "../../../platform/http/cursor.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import { shownDeviation, shownRating } from "../rating/skill.ts";
import { deletedPlayer } from "../require-known.ts";
import { type ChangeRow, ratingHistory, rivalsMet } from "./rating-history-queries.ts";

const pointsOfRating = 40;
const rivalsMax = 100;

/**
 * Returns a page of the rating changes of a player, with those of the opponents; latest first.
 * @throws {Problem} malformed-request if the cursor is none
 */
export async function historyOf(
  pool: Pool,
  account: string,
  ruleset: string,
  { limit, cursor }: z.output<typeof schemas.ratingHistoryQuery>,
): Promise<schemas.RatingHistory> {
  const before = cursor === undefined ? undefined : pageEndOf(cursor);
  const rows = await ratingHistory(pool, { account, ruleset, before, limit: limit + 1 });
  const names = await knownPlayers(pool, [...new Set(rows.map((row) => row.account))]);
  const games = [...new Set(rows.map(({ game }) => game))];
  const changes = games.flatMap((game) => {
    const parts = rows.filter((row) => row.game === game);
    const own = parts.find((row) => row.account === account);
    if (own === undefined) return [];
    return {
      game,
      name: own.name,
      finishedAt: own.finishedAt.toISOString(),
      own: changeBody(own, names),
      others: parts.filter((row) => row !== own).map((row) => changeBody(row, names)),
    };
  });
  const { shown, next } = pageOf(changes, limit, ({ game, finishedAt }) => ({ at: finishedAt, id: game }));
  return { changes: shown, next };
}

export async function rivalsOf(pool: Pool, account: string, ruleset: string): Promise<schemas.Rivals> {
  const rows = await rivalsMet(pool, account, ruleset, rivalsMax);
  const names = await knownPlayers(
    pool,
    rows.map((row) => row.account),
  );
  return { rivals: rows.map((row) => ({ ...row, ...(names.get(row.account) ?? deletedPlayer) })) };
}

function changeBody(row: ChangeRow, names: Awaited<ReturnType<typeof knownPlayers>>) {
  const before = { mu: row.muBefore, sigma: row.sigmaBefore };
  return {
    account: row.account,
    ...(names.get(row.account) ?? deletedPlayer),
    seat: row.seat,
    rank: row.rank,
    ratingBefore: shownRating(before),
    ratingAfter: shownRating(row),
    deviationBefore: shownDeviation(before),
    deviationAfter: shownDeviation(row),
    seatWorth: Math.round(pointsOfRating * row.seatMu) + 0,
  };
}
