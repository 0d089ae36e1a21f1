import { positionAfter } from "../core/position.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import { difference } from "../laws/difference.ts";
import { faultIn, lawFaults, randomGames } from "./law-faults.ts";
import { bookFaults, booksOf, unwrittenRules } from "./rule-faults.ts";
import { contractVersion, type RulesetPackage, type StoredGame } from "./ruleset-package.ts";

/** What a package is checked for, in this order. */
export type PackageCheck = "contract" | "shape" | "rule books" | "laws" | "rule coverage" | "stored games";
export interface PackageFault {
  readonly check: PackageCheck;
  /** One sentence. */
  readonly text: string;
}

/** More than the tests of a game play: a package comes without its tests. */
const usualGames = 40;

/**
 * Everything that is wrong with a package; none if a server may play it. Takes seconds: it plays `games` random games. Later
 * checks are left out if they would need what an earlier one has found missing.
 */
export function packageFaults<Game extends Vocabulary>(
  one: RulesetPackage<Game>,
  games = usualGames,
): readonly PackageFault[] {
  const { contract } = one;
  if (contract !== contractVersion) {
    const text = `It was made for contract ${contract}; this server has contract ${contractVersion}.`;
    return [{ check: "contract", text }];
  }
  const shape = as("shape", shapeFaults(one));
  if (shape.length > 0) return shape;
  const unreadable = as(
    "rule books",
    faultIn(() => void booksOf(one)),
  );
  if (unreadable.length > 0) return unreadable;
  const books = booksOf(one);
  const settings = { ...one.laws, schema: one.schema };
  const played = randomGames(one.ruleset, settings, games);
  const broken = as("laws", lawFaults(settings, played));
  return [
    ...as("rule books", bookFaults(books)),
    ...broken,
    // Games that break a law may not even be playable.
    ...(broken.length > 0 ? [] : as("rule coverage", unwrittenRules(books, played))),
    ...as(
      "stored games",
      one.storedGames.flatMap((game, place) => replayFaults(one, game, place + 1)),
    ),
  ];
}

const as = (check: PackageCheck, texts: readonly string[]): readonly PackageFault[] =>
  texts.map((text) => ({ check, text }));

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const idLengthMax = 60;
const seatsMax = 10;

function shapeFaults<Game extends Vocabulary>({ ruleset, schema }: RulesetPackage<Game>): readonly string[] {
  const { id, revision, seats } = ruleset;
  const isId = idPattern.test(id) && id.length <= idLengthMax;
  const isRange =
    Number.isInteger(seats.min) && Number.isInteger(seats.max) && 1 <= seats.min && seats.min <= seats.max;
  return [
    ...(isId ? [] : [`The id ${id} is not made of small letters, digits and single hyphens, at most ${idLengthMax}.`]),
    ...(schema.id === id ? [] : [`The ruleset is ${id}, and its schema ${schema.id}.`]),
    ...(Number.isInteger(revision) && revision >= 1 ? [] : [`The revision ${revision} is not a number from 1.`]),
    ...(isRange && seats.max <= seatsMax ? [] : [`It has ${seats.min} to ${seats.max} seats, not 1 to ${seatsMax}.`]),
  ];
}

function replayFaults<Game extends Vocabulary>(
  { ruleset, schema }: RulesetPackage<Game>,
  { facts, ranking, revision }: StoredGame,
  number: number,
): readonly string[] {
  const name = `stored game ${number}, of revision ${revision}`;
  const unknown = facts.find((fact) => !schema.fact.safeParse(fact).success);
  if (unknown !== undefined) return [`${name}: the schema does not know its fact ${unknown.type}.`];
  return faultIn(() => {
    const outcome = ruleset.outcome(positionAfter(ruleset, facts as readonly Game["fact"][]));
    const now = outcome?.ranking.map(({ seat, rank, score }) => ({ seat, rank, score }));
    const found = difference(now, ranking);
    if (found !== undefined) throw new Error(`${name}: its ranking is another one: ${found}`);
  }).map((text) => (text.startsWith(name) ? text : `${name}: ${text}`));
}
