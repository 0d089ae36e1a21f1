import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { verifyExport } from "../history/verify-export.ts";
import { playables } from "../playables.ts";

// npm run verify -- FILE: checks an exported game. npm runs this in the workspace; the file is named from elsewhere.
const [file] = process.argv.slice(2);
process.exitCode = file === undefined ? usage() : await verify(resolve(process.env.INIT_CWD ?? ".", file));

function usage(): number {
  console.error("Which file? npm run verify -- FILE");
  return 2;
}

async function verify(path: string): Promise<number> {
  const verdict = verifyExport(playables, await readFile(path, "utf8"));
  if (!verdict.isSound) {
    console.error(`Line ${verdict.line}: ${verdict.complaint}.`);
    return 1;
  }
  const { game, events, ruleset, revision } = verdict.manifest;
  console.log(`Game ${game} is sound: ${events} events in one chain.`);
  if (verdict.rulesChecked) console.log("Every draw and every fact follows from the moves, the secret and the rules.");
  else
    console.log(`Played by revision ${revision} of ${ruleset}, which has changed since: the facts were not checked.`);
  return 0;
}
