/**
 * Returns all contradictions between rulebooks, code and tests, one sentence each. Every registered ruleset needs a rulebook
 * in both languages.
 */
export function faultsOf({ books, sources, registered }) {
  const rulesets = [...new Set([...registered, ...books.map(({ ruleset }) => ruleset)])];
