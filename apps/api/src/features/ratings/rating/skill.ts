/** How good somebody is thought to be: the mean and the spread of a guess. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const newcomer: Skill = { mu: 25, sigma: 25 / 3 };
/** What a seat is worth: nothing until games say so. */
export const evenSeat: Skill = { mu: 0, sigma: 25 / 12 };

/** How much the guess may have gone stale in a day: from 2.5 to 4 within a year. */
const variancePerDay = 0.0267;

/** The same skill after so many whole days without a rated game. */
export const afterIdleDays = ({ mu, sigma }: Skill, days: number): Skill => ({
  mu,
  sigma: Math.min(newcomer.sigma, Math.sqrt(sigma ** 2 + variancePerDay * Math.max(0, days))),
});

/** As players read it: 1500 for a newcomer, and 40 for one of the library's points. */
export const shownRating = ({ mu }: Skill): number => Math.round(1500 + 40 * (mu - newcomer.mu));
export const shownGain = (mu: number): number => Math.round(40 * mu) + 0;
export const shownDeviation = ({ sigma }: Skill): number => Math.round(40 * sigma);

/** Kept to so many places, so that reckoning again gives the same to the last digit on any machine. */
export const kept = ({ mu, sigma }: Skill): Skill => ({ mu: rounded(mu), sigma: rounded(sigma) });
const rounded = (figure: number) => Math.round(figure * 1e6) / 1e6;
