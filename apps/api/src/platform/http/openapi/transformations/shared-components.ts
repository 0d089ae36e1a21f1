import { type Json, type JsonObject, mapOperations, mapValues, type OpenApiDocument, pascalCase } from "./json.ts";

/**
 * Returns the document with one copy of each parameter, error response and example of a problem that several operations
 * share, and references to it.
 */
export function withSharedComponents(document: OpenApiDocument): OpenApiDocument {
  const parameters = sharedIn(operationsOf(document).flatMap(parametersOf), parameterName);
  const responses = sharedIn(operationsOf(document).flatMap(errorsOf), responseName);
  const shared = mapOperations(document, (operation) => ({
    ...operation,
    ...(operation.parameters === undefined
      ? {}
      : { parameters: parametersOf(operation).map(parameters.refer("parameters")) }),
    responses: mapValues(operation.responses, responses.refer("responses")),
  }));
  const components = { ...document.components, parameters: parameters.components, responses: responses.components };
  return withSharedExamples({ ...shared, components });
}

const operationsOf = (document: OpenApiDocument) =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));
const parametersOf = ({ parameters }: JsonObject) => (parameters ?? []) as readonly JsonObject[];
const errorsOf = ({ responses }: { readonly responses: Readonly<Record<string, JsonObject>> }) =>
  Object.entries(responses).flatMap(([status, response]) => (Number(status) < 400 ? [] : [response]));

interface Shared {
  readonly components: JsonObject;
  refer(place: string): <Part extends JsonObject>(part: Part) => Part | { readonly $ref: string };
}

/** The parts that occur more than once and have a name of their own. */
function sharedIn(parts: readonly JsonObject[], nameOf: (part: JsonObject) => string): Shared {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(JSON.stringify(part), (counts.get(JSON.stringify(part)) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
  const names = new Map(repeated.map((text) => [text, nameOf(JSON.parse(text))]));
  const isUnique = (name: string) => [...names.values()].filter((other) => other === name).length === 1;
  const kept = [...names].filter(([, name]) => isUnique(name)).toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  return {
    components: Object.fromEntries(kept.map(([text, name]) => [name, JSON.parse(text) as Json])),
    refer: (place) => (part) => {
      const name = names.get(JSON.stringify(part));
      return name === undefined || !isUnique(name) ? part : { $ref: `#/components/${place}/${name}` };
    },
  };
}

/** `game` in the path is `GameId`; `limit` of at most 200 is `LimitQueryMax200`. */
function parameterName({ in: place, name, schema }: JsonObject): string {
  const word = pascalCase(String(name));
  if (place === "header") return word;
  const { maximum, default: standard } = (schema ?? {}) as JsonObject;
  const bounds = place === "path" || maximum === undefined || standard === undefined ? "" : `${standard}To${maximum}`;
  return `${word}${pascalCase(String(place))}${bounds}`;
}

/** An error response is named after its problems, or its errors of OAuth: `NotRunningOrStaleVersion`. */
function responseName({ description }: JsonObject): string {
  const problems = [...String(description).matchAll(/`([a-z-]+)`: /g)];
  const codes = problems.length > 0 ? problems : [...String(description).matchAll(/`([a-z_]+)`/g)];
  return codes.map(([, code = ""]) => pascalCase(code)).join("Or");
}

function withSharedExamples(document: OpenApiDocument): OpenApiDocument {
  const examples: Record<string, Json> = {};
  const moved = (response: JsonObject): JsonObject =>
    response.content === undefined
      ? response
      : {
          ...response,
          content: mapValues(response.content as Record<string, JsonObject>, (media) => movedFrom(media, examples)),
        };
  const responses = mapValues(document.components.responses as Record<string, JsonObject>, moved);
  const shared = mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, moved),
  }));
  return { ...shared, components: { ...document.components, responses, examples: sortedByName(examples) } };
}

function movedFrom(media: JsonObject, examples: Record<string, Json>): JsonObject {
  if (media.examples === undefined) return media;
  const references = mapValues(media.examples as JsonObject, (example, code) => {
    const name = pascalCase(code);
    examples[name] = example;
    return { $ref: `#/components/examples/${name}` };
  });
  return { ...media, examples: references };
}

function sortedByName(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
