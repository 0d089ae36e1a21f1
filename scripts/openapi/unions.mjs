import { resolve } from "./resolve.mjs";

/**
 * Unions of objects that no constant field tells apart, with the reason. Generated clients try their members one by one.
 * `members` are the names of the schemas, or the fields of members without a name.
 */
const exceptions = [
  {
    members: [["oneOf"], ["from", "to"]],
    reason: "The values of a field in a choice: a list or a range of whole numbers. The names of the fields tell.",
  },
  ...["NewMove", "NewPreview", "NewDraft", "NewPremoveCheck", "NewPremoves", "NewStudyMove"].map((name) => ({
    members: [`${name}ForRuleset`, `${name}ForAnyRuleset`],
    reason: "With or without a ruleset. OpenAPI 3.1 has no default mapping.",
  })),
  ...[
    ["GameLogManifest", "GameLogEvent"],
    ["TournamentLogManifest", "TournamentLogEvent"],
    ["StudyLogManifest", "StudyLogEvent"],
    ["AuditLogManifest", "AuditLogEntry"],
  ].map((members) => ({
    members,
    reason: "Only the first line of a file has `format`. The form of stored lines never changes.",
  })),
  { members: ["SoundGameLog", "UnsoundGameLog"], reason: "`isSound` is a boolean, and mappings are of texts." },
  {
    members: [
      ["name", "club"],
      ["account", "club"],
    ],
    reason: "A name or an account: the names of the fields tell.",
  },
  {
    members: ["StreamStep", "Game", "ChatMessage", "UndoRequest", "GamePresence"],
    reason: "Data of server-sent events: the name of the event tells.",
  },
  {
    members: ["TournamentLogEntry", "ChatMessage"],
    reason: "Data of server-sent events: the name of the event tells.",
  },
];

/** The unions over all games: a new game joins them. */
const overGames = [
  {
    suffix: "Move",
    reason: "Stored moves, and requests without a ruleset: the manifest of the log or the position names it.",
  },
  {
    suffix: "Fact",
    reason: "Stored facts: the digest covers their form, and the manifest of the log names the ruleset.",
  },
];

/** The exceptions of a document: those above, with the games that it has. */
function exceptionsIn({ components: { schemas } }) {
  const games = Object.keys(schemas).flatMap((name) => /^(.*)View$/.exec(name)?.[1] ?? []);
  const played = games.filter((game) => `${game}Move` in schemas && `${game}Fact` in schemas);
  const unions = overGames.map(({ suffix }) => ({ members: played.map((game) => `${game}${suffix}`) }));
  return [...exceptions, ...unions.filter(({ members }) => members.length > 1)];
}

/** Lists the unions of objects without a discriminator that are no exception, and exceptions that no union needs. */
export function unionFaults(document, known = exceptionsIn(document)) {
  const keys = new Map(known.map(({ members }) => [keyOf(members), members]));
  const found = unionsIn(document, "").map(({ path, members }) => ({ path, key: keyOf(members) }));
  const missing = found.filter(({ key }) => !keys.has(key));
  const needless = [...keys.keys()].filter((key) => !found.some((union) => union.key === key));
  return [
    ...missing.map(({ path, key }) => `${path}: a union without discriminator: ${key}`),
    ...needless.map((key) => `scripts/openapi/unions.mjs: no union needs this exception: ${key}`),
  ];

  function unionsIn(part, path) {
    if (typeof part !== "object" || part === null) return [];
    const below = Object.entries(part).flatMap(([name, child]) =>
      name === "example" || name === "examples" ? [] : unionsIn(child, `${path}/${name}`),
    );
    const members = membersOf(part).filter((member) => isObject(resolve(document, member)));
    if (members.length < 2 || part.discriminator !== undefined) return below;
    return [{ path, members: members.map(nameOf) }, ...below];
  }
}

/** The order of named members does not matter. */
const keyOf = (members) =>
  JSON.stringify(members.every((member) => typeof member === "string") ? members.toSorted() : members);

/** A field can be called `oneOf`, too. */
const membersOf = ({ oneOf, anyOf }) => [oneOf, anyOf].find((members) => Array.isArray(members)) ?? [];
/** A union counts as an object: its members are. */
const isObject = (schema) => schema?.type === "object" || schema?.oneOf !== undefined || schema?.anyOf !== undefined;
const nameOf = (member) => member.$ref?.split("/").at(-1) ?? Object.keys(member.properties ?? {});
