const newestNode = "--newest-node";

/**
 * The suites that the arguments of `npm test` ask for: those with the given names, or all. Those on the newest Node run
 * with `--newest-node` or by their names. Throws if there is no suite of a name.
 */
export function selectSuites(suites, args) {
  const names = args.filter((arg) => arg !== newestNode);
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) throw new Error(`there is no suite ${unknown.join(", ")}; use ${namesOf(suites)}`);
  if (names.length > 0) return suites.filter(({ name }) => names.includes(name));
  return suites.filter(({ isOnNewestNode = false }) => !isOnNewestNode || args.includes(newestNode));
}

function namesOf(suites) {
  return suites.map(({ name }) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
}
