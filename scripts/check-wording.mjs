// Are the texts that people read written in plain words? The lists of terms in docs/ say which to use.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { describedIn, sentencesOf, wordingFaults } from "./wording/wording-faults.mjs";

/** The texts of the games, which may sound medieval. */
const gameFiles = ["fief-1429-map", "fief-1429", "fief-classic-map", "fief-classic", "middle-ages", "village"];

const faults = [...["en", "fr"].flatMap(faultsIn), ...faultsInTheApi()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function faultsIn(language) {
  const folder = `packages/wording/messages/${language}`;
  const areas = readdirSync(join(root, folder)).map((name) => name.replace(/\.json$/, ""));
  return areas.flatMap((area) => {
    const file = `${folder}/${area}.json`;
    const messages = JSON.parse(readFileSync(join(root, file), "utf8"));
    return wordingFaults({ file, language, sentences: sentencesOf(messages), isGame: gameFiles.includes(area) });
  });
}

/** Of the reference that programmers read: what its operations and values are called and described as. */
function faultsInTheApi() {
  const file = "apps/api/openapi.json";
  const sentences = describedIn(JSON.parse(readFileSync(join(root, file), "utf8")));
  return wordingFaults({ file, language: "en", sentences });
}
