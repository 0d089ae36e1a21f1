import { rate } from "openskill";
import { plackettLuce } from "openskill/models";
import { initialSkill, type Skill } from "./skill.ts";

/** A player in a rated game, and the seat. */
export interface Finisher {
  readonly player: Skill;
  readonly seat: Skill;
  /** From 1; ties share a rank. */
  readonly rank: number;
}
export type Rated = Pick<Finisher, "player" | "seat">;

/** How much skill may drift from one game to the next. */
const drift = 25 / 300;
/** The difference in skill that makes a win likely in four out of five games. */
const beta = initialSkill.sigma / 2;

/** Plackett-Luce over the whole ranking, with the seat as a team-mate of its player. */
export function rateTable(finishers: readonly Finisher[]): readonly Rated[] {
  const teams = finishers.map(({ player, seat }) => [player, seat]);
  const rank = finishers.map((finisher) => finisher.rank);
  const rated = rate(teams, { rank, model: plackettLuce, tau: drift, beta, limitSigma: false });
  return rated.map(([player = initialSkill, seat = initialSkill]) => ({ player, seat }));
}

/** Centers seats around zero: a gain of all seats is no advantage of any of them. */
export function centred(seats: readonly Skill[]): readonly Skill[] {
  const mean = seats.reduce((sum, { mu }) => sum + mu, 0) / seats.length;
  return seats.map(({ mu, sigma }) => ({ mu: mu - mean, sigma }));
}
