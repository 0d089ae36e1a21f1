import { relative } from "node:path";
import { root } from "../root.mjs";

/** The most lines of an error that the summary repeats; the whole error stands above it. */
const mostLines = 12;

/** Returns the failed tests of a JSON report of Vitest, as `{ test, error }`; a file that does not load counts as one. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative(root, path);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ test: name, error: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name}: ${fullName}`,
      error: failureMessages.join("\n"),
    }));
  });
}

/** Returns the failed tests of a JSON report of Playwright, as `{ test, error }`. */
export function playwrightFailures({ suites, errors = [] }) {
  const outside = errors.map(({ message }) => ({ test: "outside of the tests", error: message }));
  return [...outside, ...suites.flatMap(failuresOfSuite)];
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      test: `${file}: ${title}`,
      error: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
        .join("\n"),
    }));
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** Returns the last part of the output: each failed test of all suites, with the beginning of its error. */
export function failuresInWords(results) {
  return results.flatMap(({ name, failures }) =>
    failures.map(({ test, error }) => `✗ ${name}: ${test}\n${beginning(error)}`),
  );
}

function beginning(error) {
  const lines = plain(error).split("\n").slice(0, mostLines);
  return lines.map((line) => `    ${line}`).join("\n");
}

/** Without the escape sequences of colors. */
function plain(text = "") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
  return text.replace(/\u001b\[[0-9;]*m/g, "");
}
