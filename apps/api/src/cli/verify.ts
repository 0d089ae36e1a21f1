import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { faultTexts, isTournamentExport, verifyTournamentExport } from "@seneschal/tournament/verification";
import { serverRulesets } from "../composition/packages/server-rulesets.ts";
import { isAuditExport, verifyAuditExport } from "../domain/audit/audit-export.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { type Verdict, verifyExport } from "../domain/verification/verify-export.ts";
import { readEnvironment } from "../platform/environment/environment.ts";

// npm run verify -- FILE [HEAD]: verifies an exported game or tournament, or an exported audit log against a noted head. npm runs
// this in the workspace, so the path is resolved against INIT_CWD.
const [file, head] = process.argv.slice(2);
process.exitCode = file === undefined ? usage() : await verify(resolve(process.env.INIT_CWD ?? ".", file));

function usage(): number {
  console.error("Which file? npm run verify -- FILE");
  return 2;
}

async function verify(path: string): Promise<number> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return unreadable(path);
  if (isTournamentExport(text)) return verifyTournament(text);
  return isAuditExport(text) ? verifyAudit(text) : verifyGame(await serverRulesets(readEnvironment()), text);
}

function unreadable(path: string): number {
  console.error(`There is no file ${path} that can be read.`);
  return 2;
}

function onError({ line, message }: { readonly line: number; readonly message: string }): number {
  console.error(`Line ${line}: ${message}.`);
  return 1;
}

function verifyAudit(text: string): number {
  const verdict = verifyAuditExport(text, head);
  if (!verdict.isSound) return onError(verdict);
  console.log(`The audit log is sound: ${verdict.entries} entries in one chain, which ends with ${verdict.head}.`);
  if (verdict.noted !== undefined) console.log(`The head that was noted is that of entry ${verdict.noted}.`);
  return 0;
}

function verifyTournament(text: string): number {
  const verdict = verifyTournamentExport(text);
  if (!verdict.isSound) {
    const { line, fault, player } = verdict;
    return onError({ line, message: faultTexts[fault] + (player === undefined ? "" : ` (${player})`) });
  }
  const { tournament, events, scheme, revision } = verdict.manifest;
  console.log(`Tournament ${tournament} is sound: ${events} events in one chain, commitment by scheme ${scheme}.`);
  if (verdict.pairingsChecked) console.log("Every lot, seed, pairing and ranking follows from the secret and the log.");
  else
    console.log(
      `Paired by revision ${revision} of the rules: lots and seeds follow from the secret; pairings and rankings were not repeated.`,
    );
  return 0;
}

function verifyGame(registry: RulesetRegistry, text: string): number {
  const verdict = verifyExport(registry, text);
  if (!verdict.isSound) return onError(verdict);
  const { game, events, ruleset, revision } = verdict.manifest;
  console.log(`Game ${game} is sound: ${events} events in one chain.`);
  if (verdict.rulesChecked) console.log("Every draw and every fact follows from the moves, the secret and the rules.");
  else
    console.log(`Played by revision ${revision} of ${ruleset}, which has changed since: the facts were not checked.`);
  for (const line of chanceLines(verdict)) console.log(line);
  return 0;
}

/** What only the players can judge; docs/guides/verify-a-game.md explains it. */
function chanceLines({ manifest, chance }: Verdict & { readonly isSound: true }): readonly string[] {
  const { addedBy, takenBack } = chance;
  const adding =
    addedBy.length === 0
      ? "No player added entropy after the commitment was published, so the operator of the server could have chosen the secret."
      : `After the commitment was shown, players added entropy on seats ${addedBy.join(", ")}.`;
  const scheme = manifest.chanceScheme ?? 1;
  const free = "Chance scheme 1 leaves some freedom to the operator of the server.";
  return [
    ...(scheme === 1 ? [free] : []),
    adding,
    ...(takenBack === 0
      ? []
      : [`${takenBack} draws were taken back, by consent or by a ruling; others came after them.`]),
  ];
}
