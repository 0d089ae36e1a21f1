/**
 * Runs all of them, in their order as far as the cores go. One says with `cores` how many it keeps busy (all, where it
 * says nothing), and with `after` what must be over before it begins. Returns what `run` made of each, in the order given.
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
    // One that finds no core holds back those behind it: or it would wait for all of them.
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
