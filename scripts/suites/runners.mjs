import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { binary } from "../servers/binary.mjs";
import { run } from "../servers/run.mjs";
import { playwrightFailures, vitestFailures } from "./failures.mjs";
import { newest, newestNode } from "./newest-node.mjs";

/** A suite: a name, and a function that runs it, counts passed and failed tests, and may name those that failed. */
export function check(name, args, { env, ...more } = {}) {
  return { name, cores: 1, ...more, run: async () => asOne(await node(args, { env })) };
}

/** By default, Vitest leaves one of two cores free. */
const everyCore = ["--maxWorkers=100%"];

export function vitest(name, folder, { project, ...more } = {}) {
  return { name, ...more, run: () => vitestWith(process.execPath, folder, { project }) };
}

/**
 * The same suite again on the newest Node, unless that is the installed one. If it is not available, CI fails; elsewhere
 * a warning is printed. `without` are files whose tests do not depend on the Node that runs them.
 */
export function onNewestNode(suite, { installed = process.versions.node, fetchNewest = newestNode } = {}) {
  if (installed === newest) return [];
  const { name, folder, project, without, ...more } = suite;
  const run = async () => {
    const found = await fetchNewest().catch((error) => error);
    return found instanceof Error ? withoutNewestNode(found) : vitestWith(found, folder, { project, without });
  };
  return [{ name, isOnNewestNode: true, ...more, run }];
}

function withoutNewestNode({ message }) {
  const output = `Node ${newest} could not be had, so what runs on it was not tested: ${message}`;
  if (process.env.CI) return { passed: 0, failed: 1, output };
  return { passed: 0, failed: 0, isLeftOut: true, output };
}

function vitestWith(command, folder, { project, without = [] }) {
  const only = project === undefined ? [] : ["--project", project];
  const excluded = without.flatMap((file) => ["--exclude", file]);
  return counted(async (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return node([binary("vitest"), "run", ...everyCore, ...only, ...excluded, ...reporters], { cwd: folder, command });
  }, vitestCounts);
}

export function playwright(name, folder, more = {}) {
  return {
    name,
    ...more,
    run: () =>
      counted(async (report) => {
        const args = [binary("@playwright/test", "playwright"), "test", "--reporter=list,json"];
        return node(args, { cwd: folder, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
      }, playwrightCounts),
  };
}

function node(args, { command = process.execPath, ...options } = {}) {
  return run(command, args, { ...options, env: { NO_COLOR: "1", ...options.env } });
}

function asOne({ code, output }) {
  if (code === 0) return { passed: 1, failed: 0, output };
  return { passed: 0, failed: 1, failures: [{ test: `exit code ${code}`, error: output }], output };
}

/** A run can fail without a failed test. */
async function counted(start, countsOf) {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  try {
    const report = join(folder, "report.json");
    const { code, output } = await start(report);
    const { passed, failed, skipped, failures } = countsOf(reportIn(report));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped, failures, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function vitestCounts(report) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures: vitestFailures(report) };
}

function playwrightCounts(report) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, failures: playwrightFailures(report) };
}
