import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../root.mjs";

const web = join(root, "apps/web/src");
const app = join(web, "app");
/** Rendered around, or instead of, any page. */
const layoutFiles = ["layout.tsx", "error.tsx", "not-found.tsx"].map((name) => join(app, name));

/** The pages of a game and of a tournament, and what a game shows only before it has begun. */
const table = join(app, "games/[game]/page.tsx");
const tournament = join(app, "tournaments/[tournament]/page.tsx");
const waitingRoom = join(web, "features/lobby/waiting-room/");

/** Loaded when they are shown: the texts of problems. */
const loadedAreas = ["problems"];

/** These load the messages of all that they show, when it is shown. */
const loaders = [
  "components/command-palette/palette.tsx",
  "components/command-palette/shortcuts-dialog.tsx",
  "components/notifications/game-settings.tsx",
  "components/sharing/animation-button.tsx",
  "components/sharing/report-link.tsx",
  "components/webhooks/public-webhooks.tsx",
  "features/game/board-page/game-after.tsx",
  "features/game/notices/shortening/proposal-dialog.tsx",
  "features/game/notices/shortening/shortening-notice.tsx",
  "features/game/notices/unmet-entry.tsx",
].map((file) => join(web, file));

/** What is read of the messages of a game before its board is loaded, and the code that reads it. */
const coverParts = {
  title: /(?<!board)\.title\(/,
  pitch: /\.pitch\b/,
  provenance: /\.provenance\b/,
  ask: /(?<!board)\.questionText\(/,
  option: /`option\./,
  outcome: /\bdescribeScore\(/,
};

/**
 * Generates a module that says which messages each page needs in the browser: the namespaces that its components use, found
 * by following their imports. The messages of boards are not among them: they are loaded with the board.
 */
export function pageMessages() {
  const neededBy = (files, except) => namespacesIn(reachedFrom(files, except));
  const layout = withoutParts(neededBy(layoutFiles));
  const furtherOf = (file, except) =>
    withoutParts(neededBy([file], except).filter((namespace) => !isPartOf(namespace, layout)));
  const pages = pageFiles().map((file) => [routeOf(file), furtherOf(file)]);
  const besides = (areas, file, except) => furtherOf(file, except).filter((namespace) => !isPartOf(namespace, areas));
  // The result of a game is told below its board, which has loaded the messages of the game.
  const ofTable = [...areasIn("table"), ...boardAreas().map((area) => `${area}.outcome`)];
  const withFile = {
    [routeOf(table)]: besides(ofTable, table),
    [`${routeOf(table)} begun`]: besides(ofTable, table, waitingRoom),
    [routeOf(tournament)]: besides(areasIn("tournament"), tournament),
  };
  return `// Made by \`npm run generate\` from the imports of each page.

/** The messages that every page has. */
export const layoutMessages: readonly string[] = ${JSON.stringify(layout)};

/** The messages that a page needs in addition, by its route. */
export const pageMessages = ${JSON.stringify({ ...Object.fromEntries(pages), ...withFile }, null, 2)} as const satisfies Record<string, readonly string[]>;
`;
}

function pageFiles() {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .toSorted()
    .map((file) => join(app, file));
}

function routeOf(page) {
  return `/${relative(app, dirname(page))}`;
}

/** All files that these import, also by `import()` of a literal path, without those in a folder and what loads its own messages. */
function reachedFrom(files, except) {
  const reached = new Set(files);
  for (const file of reached) {
    const followed = (path) => !loaders.includes(path) && (except === undefined || !path.startsWith(except));
    const found = importsIn(file).filter(followed);
    for (const path of found) reached.add(path);
  }
  return reached;
}

/** Areas that a page loads in one file, as `table-messages.ts` and `tournament-messages.ts` say. */
function areasIn(folder) {
  const file = readFileSync(join(root, `packages/wording/src/messages/${folder}/en.ts`), "utf8");
  return [...file.matchAll(/messages\/en\/([\w-]+)\.json/g)].map(([, area]) => area);
}

function importsIn(file) {
  const code = readFileSync(file, "utf8");
  const paths = [...code.matchAll(/(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)].map(([, path]) =>
    join(dirname(file), path),
  );
  const all = boardLoaders.includes(file) ? [...paths, ...boardFiles()] : paths;
  return all.filter((path) => !path.includes("/generated/"));
}

/** These import the board of a game by its folder. */
const boardLoaders = ["board-of.ts", "opened-board.tsx"].map((name) => join(web, "boards", name));

function boardFiles() {
  const folders = readdirSync(join(web, "boards"), { recursive: true, encoding: "utf8" });
  return folders.filter((file) => /^[^/]+\/board\.tsx$/.test(file)).map((file) => join(web, "boards", file));
}

function namespacesIn(files) {
  const codes = [...files].filter((file) => !isCover(file)).map((file) => readFileSync(file, "utf8"));
  const ofSite = codes
    .flatMap(namespacesOf)
    .filter((namespace) => !isOfBoard(namespace) && !loadedAreas.includes(namespace));
  return [...new Set([...ofSite, ...coverPartsIn(codes)])].toSorted();
}

/** What these read of the messages of each game, if it has them. */
function coverPartsIn(codes) {
  const parts = Object.entries(coverParts).filter(([, pattern]) => codes.some((code) => pattern.test(code)));
  const games = boardAreas().filter((area) => area !== "generic-board");
  return games.flatMap((area) => parts.map(([part]) => `${area}.${part}`)).filter(exists);
}

/** Loaded with a board. */
function isOfBoard(namespace) {
  return boardAreas().some((area) => namespace.startsWith(area));
}

/** The message file of each board. */
function boardAreas() {
  const folders = readdirSync(join(web, "boards"), { recursive: true, encoding: "utf8" });
  const covers = folders.filter((file) => /^[^/]+\/cover\.tsx$/.test(file));
  const codes = covers.map((file) => readFileSync(join(web, "boards", file), "utf8"));
  return codes.map((code) => /\bmessages: "([^"]+)"/.exec(code)[1]).toSorted();
}

/** The namespaces that a file uses; of a whole area only the groups that it reads, if it names them all. */
function namespacesOf(code) {
  const hooks = [...code.matchAll(/(?:const (\w+) = )?useTransl(?:ations|ate)\(\s*"([^"]+)"\)(?:\("([\w-]+))?/g)];
  return hooks.flatMap(([, name, namespace, key]) => {
    if (namespace.includes(".")) return [namespace];
    const groups = key !== undefined ? [key] : name !== undefined ? groupsRead(code, name) : undefined;
    return groups === undefined ? [namespace] : groups.map((group) => `${namespace}.${group}`).filter(exists);
  });
}

/** Translators of one name in a file are not told apart, so some of these do not exist. */
function exists(path) {
  const [area, group] = path.split(".");
  return group in JSON.parse(readFileSync(join(root, `packages/wording/messages/en/${area}.json`), "utf8"));
}

/** The first words of all keys that a translator is called with; nothing if one is computed, or if it is passed on. */
function groupsRead(code, translator) {
  // What a hook depends on is no use of its own.
  const read = code.replaceAll(/\}, \[[^\]]*\]\)/g, "})");
  const uses = [...read.matchAll(new RegExp(`(?<!const )(?<![.\\w])${translator}\\b(?!:)(?=(.{0,60}))`, "gs"))].map(
    ([, after]) => after,
  );
  const groups = uses.map((after) => /^(?:\.rich)?\(\s*(?:"([\w-]+)[".]|`([\w-]+)\.)/.exec(after));
  return groups.every((found) => found !== null) ? groups.map(([, key, group]) => key ?? group) : undefined;
}

/** Boards and covers define the texts that others read. */
function isCover(file) {
  return /\/boards\/(.*\/(board|cover)\.tsx|board\.ts)$/.test(file);
}

function withoutParts(namespaces) {
  return namespaces.filter(
    (namespace) =>
      !isPartOf(
        namespace,
        namespaces.filter((other) => other !== namespace),
      ),
  );
}

function isPartOf(namespace, others) {
  return others.some((other) => namespace === other || namespace.startsWith(`${other}.`));
}
