/** How likely at least this many heads are in this many tosses of a fair coin: the one-sided exact binomial test. */
export function chanceOfAtLeast(heads: number, tosses: number): number {
  let sum = 0;
  for (let one = heads; one <= tosses; one++) sum += Math.exp(logWays(tosses, one) - tosses * Math.LN2);
  return Math.min(1, sum);
}

/** The logarithm of the number of ways to choose some of all. */
function logWays(all: number, some: number): number {
  let sum = 0;
  for (let step = 1; step <= some; step++) sum += Math.log(all - some + step) - Math.log(step);
  return sum;
}
