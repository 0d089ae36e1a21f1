import { resolve } from "./resolve.mjs";

const methods = ["get", "put", "post", "patch", "delete"];

/** The operations of an OpenAPI document, with resolved parameters, and a function that finds that of a request. */
export function operationsOf(document) {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] === undefined ? [] : [operationOf(document, path, method, item)])),
  );
  const byMethod = new Map(methods.map((method) => [method.toUpperCase(), []]));
  for (const operation of all) byMethod.get(operation.method).push(operation);
  return { all, find: (method, url) => found(byMethod.get(method === "HEAD" ? "GET" : method) ?? [], url) };
}

function operationOf(document, path, method, item) {
  const operation = item[method];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return {
    ...operation,
    method: method.toUpperCase(),
    path,
    parts: path.split("/"),
    parameters: parameters.map((parameter) => resolve(document, parameter)),
  };
}

/** A path that is written out comes before one with a parameter in the same place. */
function found(operations, url) {
  const parts = url.split("?")[0].split("/");
  const fitting = operations.filter((operation) => fits(operation.parts, parts));
  const [operation] = fitting.toSorted((one, other) => literalParts(other) - literalParts(one));
  return operation && { operation, pathValues: valuesIn(operation.parts, parts) };
}

const isParameter = (part) => part.startsWith("{") && part.endsWith("}");
const literalParts = ({ parts }) => parts.filter((part) => !isParameter(part)).length;

function fits(parts, given) {
  if (parts.length !== given.length) return false;
  return parts.every((part, place) => (isParameter(part) ? given[place] !== "" : part === given[place]));
}

function valuesIn(parts, given) {
  const named = parts.flatMap((part, place) => (isParameter(part) ? [[part.slice(1, -1), decoded(given[place])]] : []));
  return Object.fromEntries(named);
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
