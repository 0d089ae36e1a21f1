/**
 * Returns all contradictions between rulebooks, code and tests, one sentence each. Every registered ruleset needs a rulebook
 * in both languages.
 */
export function faultsOf({ books, sources, registered }) {
  const rulesets = [...new Set([...registered, ...books.map(({ ruleset }) => ruleset)])];
  const written = new Set(books.flatMap(({ rules }) => rules.map(({ number }) => number)));
  return [
    ...books.flatMap(repeatedNumbers),
    ...rulesets.flatMap((ruleset) =>
      languageFaults(
        ruleset,
        books.filter((book) => book.ruleset === ruleset),
      ),
    ),
    ...untested(books, sources.filter(isTest)),
    ...sources.flatMap((source) => unwritten(source, written)),
  ];
}

function repeatedNumbers({ file, rules }) {
  const numbers = rules.map(({ number }) => number);
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  return repeated.map((number) => `${file}: ${number} is written twice.`);
}

function languageFaults(ruleset, books) {
  const [english, french] = ["en", "fr"].map((language) => books.find((book) => book.language === language));
  const missing = [
    ...(english === undefined ? [`${ruleset} has no RULES.md.`] : []),
    ...(french === undefined ? [`${ruleset} has no RULES.fr.md.`] : []),
  ];
  return missing.length > 0 ? missing : differences(english, french);
}

function differences(english, book) {
  const theirs = new Map(book.rules.map((rule) => [rule.number, rule]));
  const ours = new Map(english.rules.map((rule) => [rule.number, rule]));
  const missing = english.rules.filter(({ number }) => !theirs.has(number));
  const added = book.rules.filter(({ number }) => !ours.has(number));
  const otherwise = english.rules.filter(
    ({ number, isRuling }) => (theirs.get(number) ?? { isRuling }).isRuling !== isRuling,
  );
  return [
    ...missing.map(({ number }) => `${book.file}: ${number} is missing.`),
    ...added.map(({ number }) => `${book.file}: ${number} is not in ${english.file}.`),
    ...otherwise.map(({ number }) => `${book.file}: ${number} is a ruling in one language only.`),
  ];
}

function untested(books, tests) {
  const named = new Set(tests.flatMap(({ text }) => [...text.matchAll(testName)].map(([, number]) => number)));
  const english = books.filter(({ language }) => language === "en");
  return english.flatMap(({ file, rules }) =>
    rules.filter(({ number }) => !named.has(number)).map(({ number }) => `${file}: no test names [${number}].`),
  );
}

/** Only rulesets with a rulebook count: the toy rulesets of tests invent their numbers. */
function unwritten({ file, text }, written) {
  const families = new Set([...written].map((number) => number.split("-")[0]));
  const named = new Set([...text.matchAll(ruleNumber)].map(([number]) => number));
  const unknown = [...named].filter((number) => families.has(number.split("-")[0]) && !written.has(number));
  return unknown.map((number) => `${file} names ${number}, which is not written.`);
}

function isTest({ file }) {
  return /\.test\.tsx?$/.test(file);
}

const ruleNumber = /\b[A-Z][A-Z0-9]*-\d+\.\d+\b/g;
const testName = /\[([A-Z][A-Z0-9]*-\d+\.\d+)\]/g;
