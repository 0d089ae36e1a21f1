import { rate } from "openskill";
import { plackettLuce } from "openskill/models";
import { newcomer, type Skill } from "./skill.ts";

/** One who finished a rated game, and the seat that was played. */
export interface Finisher {
  readonly player: Skill;
  readonly seat: Skill;
  /** From 1; shared by those who share a place. */
  readonly rank: number;
}
export type Rated = Pick<Finisher, "player" | "seat">;

/** How much skill may drift from one game to the next. */
const drift = 25 / 300;
/** How much luck there is: the skill that makes a win four times out of five likely. */
const luck = newcomer.sigma / 2;

/** Plackett-Luce over the whole ranking, with the seat as a team-mate of who sits in it. */
export function rateTable(finishers: readonly Finisher[]): readonly Rated[] {
  const teams = finishers.map(({ player, seat }) => [player, seat]);
  const rank = finishers.map((finisher) => finisher.rank);
  const rated = rate(teams, { rank, model: plackettLuce, tau: drift, beta: luck, limitSigma: false });
  return rated.map(([player = newcomer, seat = newcomer]) => ({ player, seat }));
}

/** Seats weighed against each other: what all gain together is no advantage. */
export function centred(seats: readonly Skill[]): readonly Skill[] {
  const mean = seats.reduce((sum, { mu }) => sum + mu, 0) / seats.length;
  return seats.map(({ mu, sigma }) => ({ mu: mu - mean, sigma }));
}
