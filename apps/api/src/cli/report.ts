import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { serverRulesets } from "../composition/packages/server-rulesets.ts";
import { reportLines } from "../domain/report/report-lines.ts";
import { reportOnLog } from "../domain/report/report-on-log.ts";
import { readEnvironment } from "../platform/environment/environment.ts";
import { pathFrom } from "./terminal/backup-files.ts";

// npm run report -- FILE [--json]: verifies the log of a game that is over, and reports on the game.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "boolean" } } });
const [file] = positionals;
process.exitCode = file === undefined ? usage() : await report(pathFrom(file));

function usage(): number {
  console.error("Which file? npm run report -- FILE");
  return 2;
}

async function report(path: string): Promise<number> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) {
    console.error(`There is no file ${path} that can be read.`);
    return 2;
  }
  const work = reportOnLog(await serverRulesets(readEnvironment()), text);
  for (;;) {
    const step = work.next();
    if (step.done !== true) {
      showProgress(step.value.done / step.value.of);
      continue;
    }
    if (!step.value.isSound) {
      console.error(`Line ${step.value.line}: ${step.value.message}.`);
      return 1;
    }
    console.log(values.json ? JSON.stringify(step.value) : reportLines(step.value).join("\n"));
    return 0;
  }
}

/** On a terminal only: a report takes from half a minute to several minutes. */
function showProgress(share: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${Math.floor(100 * share)}%${share === 1 ? "\r" : ""}`);
}
