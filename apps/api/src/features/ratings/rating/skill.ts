/** Estimated skill: mean and standard deviation. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const initialSkill: Skill = { mu: 25, sigma: 25 / 3 };
/** The worth of a seat: zero until games show otherwise. */
export const initialSeatSkill: Skill = { mu: 0, sigma: 25 / 12 };

/** Variance that is added per idle day: the deviation grows from 2.5 to 4 within a year. */
const variancePerDay = 0.0267;

/** Returns the skill after some days without a rated game. */
export const afterIdleDays = ({ mu, sigma }: Skill, days: number): Skill => ({
  mu,
  sigma: Math.min(initialSkill.sigma, Math.sqrt(sigma ** 2 + variancePerDay * Math.max(0, days))),
});

/** As shown to players: 1500 for a newcomer, 40 points for each point of the library. */
export const shownRating = ({ mu }: Skill): number => Math.round(1500 + 40 * (mu - initialSkill.mu));
export const shownGain = (mu: number): number => Math.round(40 * mu) + 0;
export const shownDeviation = ({ sigma }: Skill): number => Math.round(40 * sigma);

/** Rounded, so that recomputing gives exactly the same on any machine. */
export const rounded = ({ mu, sigma }: Skill): Skill => ({ mu: roundTo6(mu), sigma: roundTo6(sigma) });
const roundTo6 = (figure: number) => Math.round(figure * 1e6) / 1e6;
