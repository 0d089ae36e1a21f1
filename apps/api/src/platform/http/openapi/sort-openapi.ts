import type { OpenApiDocument } from "./transformations/json.ts";

/** What a newcomer needs for a first game, in this order. The other paths follow in the order of registration. */
const first = [
  "/v1/guests",
  "/v1/sign-in",
  "/v1/session",
  "/v1/account/registration",
  "/v1/rulesets",
  "/v1/games",
  "/v1/games/{game}",
  "/v1/games/{game}/seats",
  "/v1/games/{game}/bots",
  "/v1/games/{game}/start",
  "/v1/games/{game}/position",
  "/v1/games/{game}/moves",
  "/v1/games/{game}/stream",
  "/v1/games/{game}/steps",
  "/v1/games/{game}/replay",
];

/** Returns the document with the paths of a first game at the top: the reference page keeps the order. */
export function sortOpenApi(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths);
  const placeOf = (path: string) => (first.includes(path) ? first.indexOf(path) : first.length);
  const sorted = paths.toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return { ...document, paths: Object.fromEntries(sorted) };
}
