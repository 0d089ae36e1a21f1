// Checks that texts use the words of the lists of terms in docs/, and that French texts have their no-break spaces:
// messages, rule books, documents, the API reference, and the prose in code. Finds messages that code uses and nobody wrote, and
// texts that code joins with a colon.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";
import { spacingFaults } from "./wording/french-spaces.mjs";
import { joinedTexts, writesForReaders } from "./wording/joined-texts.mjs";
import { missingMessages } from "./wording/missing-messages.mjs";
import { linesOf } from "./wording/prose.mjs";
import { hasComments, textsOf } from "./wording/texts-of.mjs";
import { describedIn, sentencesOf, wordingFaults } from "./wording/wording-faults.mjs";
import { writtenFilesIn } from "./wording/written-files.mjs";

/** The folders of the games, whose texts may sound medieval. Their message files begin with these names. */
const games = foldersIn("packages/wording/src/games");

/** They quote the words that they advise against. */
const quoting = ["docs/house-style.md", "docs/terms.en.md", "docs/terms.fr.md", "scripts/wording/code-texts.test.mjs"];

const faults = [
  ...["en", "fr"].flatMap(faultsIn),
  ...faultsInRulebooks(),
  ...faultsInTheApi(),
  ...faultsInDocuments(),
  ...writtenFilesIn(root).flatMap(faultsInCode),
  ...faultsInKeys(),
  ...joinsInCode(),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function faultsIn(language) {
  const folder = `packages/wording/messages/${language}`;
  const areas = readdirSync(join(root, folder)).map((name) => name.replace(/\.json$/, ""));
  return areas.flatMap((area) => {
    const file = `${folder}/${area}.json`;
    const messages = JSON.parse(readFileSync(join(root, file), "utf8"));
    const sentences = sentencesOf(messages);
    const wording = wordingFaults({ file, language, sentences, isGame: isOfAGame(area) });
    return language === "fr" ? [...wording, ...spacingFaults({ file, sentences })] : wording;
  });
}

/** `fief-1429` and `fief-1429-map` belong to the game `fief-1429`. */
function isOfAGame(area) {
  return games.some((game) => area === game || area.startsWith(`${game}-`));
}

/** Faults in the rule books, line by line. Games may sound medieval. */
function faultsInRulebooks() {
  const folder = "packages/engine/src/games";
  const books = { en: "RULES.md", fr: "RULES.fr.md" };
  return Object.entries(books).flatMap(([language, name]) => {
    const files = foldersIn(folder).map((game) => `${folder}/${game}/${name}`);
    return files
      .filter((file) => existsSync(join(root, file)))
      .flatMap((file) => {
        const sentences = linesOf(read(file));
        const wording = wordingFaults({ file, language, sentences, isGame: true });
        return language === "fr" ? [...wording, ...spacingFaults({ file, sentences })] : wording;
      });
  });
}

/** Faults in the documents, those in French included. */
function faultsInDocuments() {
  const found = readdirSync(join(root, "docs"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.md$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const files = ["README.md", ...found.filter((file) => !quoting.includes(file))];
  return files.flatMap((file) => {
    const language = file.endsWith(".fr.md") ? "fr" : "en";
    const sentences = linesOf(read(file));
    const wording = wordingFaults({ file, language, sentences, isGame: true });
    return language === "fr" ? [...wording, ...spacingFaults({ file, sentences })] : wording;
  });
}

function read(file) {
  return readFileSync(join(root, file), "utf8");
}

/** Faults in the summaries and descriptions of the API reference. */
function faultsInTheApi() {
  const file = "apps/api/openapi.json";
  const sentences = describedIn(JSON.parse(readFileSync(join(root, file), "utf8")));
  return wordingFaults({ file, language: "en", sentences });
}

/** Faults in comments, and in the names of tests and messages of errors. */
function faultsInCode(file) {
  if (!hasComments(file) || quoting.includes(file)) return [];
  return wordingFaults({ file, language: "en", sentences: textsOf(read(file), file), isGame: true });
}

/** Messages that the site uses and that do not exist. */
function faultsInKeys() {
  const folder = "packages/wording/messages/en";
  const areas = readdirSync(join(root, folder)).map((name) => [name.replace(/\.json$/, ""), read(`${folder}/${name}`)]);
  const paths = new Set(pathsOf(Object.fromEntries(areas.map(([area, text]) => [area, JSON.parse(text)]))));
  const files = writtenFilesIn(root, "apps/web/src").filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) =>
    missingMessages(read(file), file, paths).map(([line, fault]) => `${file}: ${line} ${fault}.`),
  );
}

/** Texts that code joins with marks that French spaces differently. */
function joinsInCode() {
  return writtenFilesIn(root)
    .filter(writesForReaders)
    .flatMap((file) =>
      joinedTexts(read(file), file).map(([line, fault]) => `${file}: ${line} ${fault} (write a message).`),
    );
}

function pathsOf(messages, path = "") {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`] : [`${path}${key}`, ...pathsOf(value, `${path}${key}.`)],
  );
}

function foldersIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
