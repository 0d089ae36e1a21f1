/** One thing to measure: does some work and says how much. */
export type Subject = { readonly name: string; readonly unit: string; readonly work: () => number };

const warmUpSeconds = 1.5;
const roundSeconds = 0.6;

/** Units of work per second of each subject: medians over interleaved rounds, so that load on the machine affects all alike. */
export function measured(subjects: readonly Subject[], rounds: number): ReadonlyMap<string, number> {
  for (const subject of subjects) speedOf(subject, warmUpSeconds);
  const speeds = new Map(subjects.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) speeds.get(subject.name)?.push(speedOf(subject, roundSeconds));
  }
  return new Map([...speeds].map(([name, all]) => [name, medianOf(all)]));
}

/** Measures CPU time, not wall-clock time: what one core does, however busy the machine is. */
function speedOf({ work }: Subject, seconds: number): number {
  const begin = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    done += work();
    const { user, system } = process.cpuUsage(begin);
    spent = (user + system) / 1e6;
  }
  return done / spent;
}

const medianOf = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
