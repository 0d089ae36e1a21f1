/**
 * Runs all suites, in order as far as the cores allow. `cores` is the number of cores that a suite uses (default: all);
 * `after` names suites that must end before it starts. Returns the results of `run`, in the order of the suites.
 */
export async function schedule(suites, cores, run) {
  const results = new Map();
  const running = new Map();
  let waiting = [...suites];

  const isOver = (name) => results.has(name) || !suites.some((suite) => suite.name === name);
  const costOf = (suite) => Math.min(suite.cores ?? cores, cores);
  const free = () => [...running.keys()].reduce((left, suite) => left - costOf(suite), cores);
  const begin = (suite) => {
    const over = run(suite).then((result) => {
      results.set(suite.name, result);
      running.delete(suite);
    });
    running.set(suite, over);
  };

  while (waiting.length > 0 || running.size > 0) {
    // A suite that has to wait for a core holds back those after it; otherwise it would run last.
    for (const suite of waiting.filter(({ after = [] }) => after.every(isOver))) {
      if (costOf(suite) > free()) break;
      begin(suite);
    }
    waiting = waiting.filter((suite) => !running.has(suite));
    if (running.size === 0) throw new Error(`nothing can begin: ${waiting.map(({ name }) => name).join(", ")}`);
    await Promise.race(running.values());
  }
  return suites.map(({ name }) => results.get(name));
}
