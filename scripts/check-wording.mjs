// Checks that the texts that people read are written in plain words, as the lists of terms in docs/ say, and that French
// texts have their no-break spaces.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { spacingFaults } from "./wording/french-spaces.mjs";
import { describedIn, sentencesOf, wordingFaults } from "./wording/wording-faults.mjs";

/** The texts of the games, which may sound medieval. */
const gameFiles = ["fief-1429-map", "fief-1429", "fief-classic-map", "fief-classic", "middle-ages", "village"];

const faults = [...["en", "fr"].flatMap(faultsIn), ...faultsInRulebooks(), ...faultsInTheApi()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function faultsIn(language) {
  const folder = `packages/wording/messages/${language}`;
  const areas = readdirSync(join(root, folder)).map((name) => name.replace(/\.json$/, ""));
  return areas.flatMap((area) => {
    const file = `${folder}/${area}.json`;
    const messages = JSON.parse(readFileSync(join(root, file), "utf8"));
    const sentences = sentencesOf(messages);
    const wording = wordingFaults({ file, language, sentences, isGame: gameFiles.includes(area) });
    return language === "fr" ? [...wording, ...spacingFaults({ file, sentences })] : wording;
  });
}

/** Of the French rulebooks, line by line: their words are those of the games, their spaces are ours. */
function faultsInRulebooks() {
  const games = "packages/engine/src/games";
  const files = readdirSync(join(root, games)).map((game) => `${games}/${game}/RULES.fr.md`);
  return files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      return spacingFaults({ file, sentences: lines.map((line, index) => [`line ${index + 1}`, line]) });
    });
}

/** Of the reference that programmers read: what its operations and values are called and described as. */
function faultsInTheApi() {
  const file = "apps/api/openapi.json";
  const sentences = describedIn(JSON.parse(readFileSync(join(root, file), "utf8")));
  return wordingFaults({ file, language: "en", sentences });
}
