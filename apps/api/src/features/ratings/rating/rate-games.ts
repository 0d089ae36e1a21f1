import { exemptionOf } from "./exemption.ts";
import type { FinishedGame } from "./finished-game.ts";
import { ranksOf } from "./ranks.ts";
import { centred, rateTable } from "./rate-table.ts";
import { afterIdleDays, evenSeat, kept, newcomer, type Skill } from "./skill.ts";

/** A player's rating for one ruleset after the last rated game. */
export interface PlayerForm {
  readonly skill: Skill;
  readonly games: number;
  readonly opponents: ReadonlySet<string>;
  readonly playedAt: Date;
}
export interface SeatForm {
  readonly skill: Skill;
  readonly games: number;
}

/** All ratings of one ruleset. */
export interface CurrentRatings {
  readonly players: Map<string, PlayerForm>;
  /** Key: number of seats and seat, e.g. `4/0`. */
  readonly seats: Map<string, SeatForm>;
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
const dayMilliseconds = 86_400_000;
/** Below this deviation the worth of a seat no longer changes. */
const seatIsKnown = 0.8;

/** Rates one game and updates the forms. An exempt game changes nothing. */
export function rateGame(forms: CurrentRatings, game: FinishedGame): readonly RatingChange[] {
  if (exemptionOf(game) !== undefined) return [];
  const accounts = game.seats.map(({ account }) => account ?? "");
  const ranks = ranksOf(game);
  const before = accounts.map((account) => skillAt(forms.players.get(account), game.finishedAt));
  const seatsBefore = accounts.map((_, seat) => seatForm(forms, accounts.length, seat));
  const finishers = accounts.map((_, seat) => ({
    player: before[seat] ?? newcomer,
    seat: seatsBefore[seat]?.skill ?? evenSeat,
    rank: ranks[seat] ?? 1,
  }));
  const rated = rateTable(finishers);
  learnSeats(forms, seatsBefore, centred(rated.map(({ seat }) => seat)));
  return accounts.map((account, seat) => {
    const after = kept(rated[seat]?.player ?? newcomer);
    const form = withGame(
      forms.players.get(account),
      after,
      accounts.filter((other) => other !== account),
      game,
    );
    forms.players.set(account, form);
    return {
      game: game.id,
      seat,
      account,
      seats: accounts.length,
      rank: ranks[seat] ?? 1,
      finishedAt: game.finishedAt,
      before: before[seat] ?? newcomer,
      after,
      seatBefore: seatsBefore[seat]?.skill ?? evenSeat,
      games: form.games,
      opponents: form.opponents.size,
    };
  });
}

/** Returns a player's skill at the time of a game. */
export function skillAt(form: PlayerForm | undefined, at: Date): Skill {
  if (form === undefined) return newcomer;
  const days = Math.floor((at.getTime() - form.playedAt.getTime()) / dayMilliseconds);
  return kept(afterIdleDays(form.skill, days));
}

function withGame(
  form: PlayerForm | undefined,
  skill: Skill,
  rivals: readonly string[],
  { finishedAt }: FinishedGame,
): PlayerForm {
  const opponents = new Set([...(form?.opponents ?? []), ...rivals]);
  return { skill, games: (form?.games ?? 0) + 1, opponents, playedAt: finishedAt };
}

const seatForm = (forms: CurrentRatings, seats: number, seat: number): SeatForm =>
  forms.seats.get(seatKey(seats, seat)) ?? { skill: evenSeat, games: 0 };

function learnSeats(forms: CurrentRatings, before: readonly SeatForm[], learned: readonly Skill[]): void {
  const areKnown = before.every(({ skill }) => skill.sigma < seatIsKnown);
  before.forEach(({ skill, games }, seat) => {
    const next = areKnown ? skill : kept(learned[seat] ?? skill);
    forms.seats.set(seatKey(before.length, seat), { skill: next, games: games + 1 });
  });
}
