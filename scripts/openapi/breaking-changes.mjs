import { breakingInSchema } from "./breaking-in-schema.mjs";
import { breakingInSecurity, requirementsOf } from "./breaking-in-security.mjs";
import { resolve } from "./resolve.mjs";

/**
 * Lists what breaks clients of an older OpenAPI document: operations, parameters, fields or values that are gone, and
 * requirements that are new. Responses may get new fields, values and kinds; requests may get new optional fields.
 */
export function breakingChanges(older, newer) {
  return Object.entries(older.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const changed = newer.paths[path]?.[method];
      if (changed === undefined) return [`${name} is gone`];
      const documents = { older, newer };
      return inOperation(documents, operation, changed).map((change) => `${name}: ${change}`);
    }),
  );
}

function inOperation(documents, older, newer) {
  return [
    ...(older.operationId === newer.operationId ? [] : [`operationId is ${newer.operationId}`]),
    ...inParameters(documents, older, newer),
    ...inBody(documents, older.requestBody, newer.requestBody),
    ...inResponses(documents, older.responses, newer.responses),
    ...breakingInSecurity(requirementsOf(documents.older, older), requirementsOf(documents.newer, newer)),
  ];
}

function inParameters({ older, newer }, before, after) {
  const known = parametersOf(older, before);
  const current = parametersOf(newer, after);
  const required = [...current].filter(([key, one]) => one.required && !known.get(key)?.required);
  return [
    ...required.map(([key]) => `${key} is required`),
    ...[...known].flatMap(([key, one]) => {
      const now = current.get(key);
      if (now === undefined) return [`${key} is gone`];
      return breakingInSchema({ older, newer, isSent: true }, one.schema, now.schema).map(
        (change) => `${key}${change}`,
      );
    }),
  ];
}

function parametersOf(document, { parameters = [] }) {
  const resolved = parameters.map((parameter) => resolve(document, parameter));
  return new Map(resolved.map((parameter) => [`${parameter.in} parameter ${parameter.name}`, parameter]));
}

function inBody({ older, newer }, before, after) {
  if (after === undefined) return [];
  if (before === undefined) return after.required ? ["a body is required"] : [];
  return inContent({ older, newer, isSent: true }, before.content, after.content).map((change) => `body${change}`);
}

function inResponses({ older, newer }, before, after) {
  const succeeding = Object.entries(before).filter(([status]) => Number(status) < 400);
  return succeeding.flatMap(([status, response]) => {
    if (after[status] === undefined) return [`status ${status} is gone`];
    const [one, other] = [resolve(older, response), resolve(newer, after[status])];
    const changes = inContent({ older, newer, isSent: false }, one.content, other.content);
    return changes.map((change) => `response ${status}${change}`);
  });
}

function inContent(context, before = {}, after = {}) {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    if (after[type] === undefined) return [` is no longer ${type}`];
    return breakingInSchema(context, schema, after[type].schema);
  });
}
