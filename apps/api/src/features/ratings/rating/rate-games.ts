import { exemptionOf } from "./exemption.ts";
import type { FinishedGame, FinishedSeat } from "./finished-game.ts";
import { ranksOf } from "./ranks.ts";
import { centred, rateTable } from "./rate-table.ts";
import { afterIdleDays, initialSeatSkill, initialSkill, rounded, type Skill } from "./skill.ts";

/** A player's rating for one ruleset after the last rated game. */
export interface PlayerRating {
  readonly skill: Skill;
  readonly games: number;
  readonly opponents: ReadonlySet<string>;
  readonly playedAt: Date;
}
export interface SeatRating {
  readonly skill: Skill;
  readonly games: number;
}

/** All ratings of one ruleset. */
export interface CurrentRatings {
  readonly players: Map<string, PlayerRating>;
  /** Key: number of seats and seat, e.g. `4/0`. */
  readonly seats: Map<string, SeatRating>;
}

export interface RatingChange {
  readonly game: string;
  readonly seat: number;
  readonly account: string;
  readonly seats: number;
  readonly rank: number;
  readonly finishedAt: Date;
  readonly before: Skill;
  readonly after: Skill;
  readonly seatBefore: Skill;
  readonly games: number;
  readonly opponents: number;
}

/** Raised when the same games would give different ratings; all games are then rated again. */
export const ratingAlgorithm = 3;

export const seatKey = (seats: number, seat: number) => `${seats}/${seat}`;
const dayMs = 86_400_000;
/** Below this deviation the worth of a seat no longer changes. */
const stableSigma = 0.8;

/**
 * Rates one game and updates the ratings. An exempt game changes nothing. A game with a bot account changes only the
 * ratings of the bot accounts in it: neither those of people nor the worth of seats.
 */
export function rateGame(ratings: CurrentRatings, game: FinishedGame): readonly RatingChange[] {
  if (exemptionOf(game) !== undefined) return [];
  const accounts = game.seats.map(({ account }) => account ?? "");
  const ranks = ranksOf(game);
  const before = accounts.map((account) => skillAt(ratings.players.get(account), game.finishedAt));
  const seatsBefore = accounts.map((_, seat) => seatRatingOf(ratings, accounts.length, seat));
  const finishers = accounts.map((_, seat) => ({
    player: before[seat] ?? initialSkill,
    seat: seatsBefore[seat]?.skill ?? initialSeatSkill,
    rank: ranks[seat] ?? 1,
  }));
  const rated = rateTable(finishers);
  const isRated = ratedSeats(game);
  if (!game.seats.some(isBotAccount)) updateSeats(ratings, seatsBefore, centred(rated.map(({ seat }) => seat)));
  return accounts.flatMap((account, seat) => {
    if (isRated[seat] !== true) return [];
    const after = rounded(rated[seat]?.player ?? initialSkill);
    const rating = withGame(
      ratings.players.get(account),
      after,
      accounts.filter((other, place) => other !== account && isRated[place]),
      game,
    );
    ratings.players.set(account, rating);
    return {
      game: game.id,
      seat,
      account,
      seats: accounts.length,
      rank: ranks[seat] ?? 1,
      finishedAt: game.finishedAt,
      before: before[seat] ?? initialSkill,
      after,
      seatBefore: seatsBefore[seat]?.skill ?? initialSeatSkill,
      games: rating.games,
      opponents: rating.opponents.size,
    };
  });
}

/** By seat: whether the game changes the rating of its player. */
function ratedSeats({ seats }: FinishedGame): readonly boolean[] {
  const hasBotAccounts = seats.some(isBotAccount);
  return seats.map((seat) => isBotAccount(seat) === hasBotAccounts);
}

const isBotAccount = ({ owner }: FinishedSeat): boolean => owner != null;

/** Returns a player's skill at the time of a game. */
export function skillAt(rating: PlayerRating | undefined, at: Date): Skill {
  if (rating === undefined) return initialSkill;
  const days = Math.floor((at.getTime() - rating.playedAt.getTime()) / dayMs);
  return rounded(afterIdleDays(rating.skill, days));
}

function withGame(
  rating: PlayerRating | undefined,
  skill: Skill,
  rivals: readonly string[],
  { finishedAt }: FinishedGame,
): PlayerRating {
  const opponents = new Set([...(rating?.opponents ?? []), ...rivals]);
  return { skill, games: (rating?.games ?? 0) + 1, opponents, playedAt: finishedAt };
}

const seatRatingOf = (ratings: CurrentRatings, seats: number, seat: number): SeatRating =>
  ratings.seats.get(seatKey(seats, seat)) ?? { skill: initialSeatSkill, games: 0 };

function updateSeats(ratings: CurrentRatings, before: readonly SeatRating[], learned: readonly Skill[]): void {
  const areSettled = before.every(({ skill }) => skill.sigma < stableSigma);
  before.forEach(({ skill, games }, seat) => {
    const next = areSettled ? skill : rounded(learned[seat] ?? skill);
    ratings.seats.set(seatKey(before.length, seat), { skill: next, games: games + 1 });
  });
}
