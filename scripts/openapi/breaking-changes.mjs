import { breakingInSchema } from "./breaking-in-schema.mjs";
import { breakingInSecurity, requirementsOf } from "./breaking-in-security.mjs";
import { problemCodesOf } from "./problem-codes.mjs";
import { resolve } from "./resolve.mjs";

/**
 * Lists what breaks clients of an older OpenAPI document: operations, webhooks, parameters, fields, headers, problem codes
 * or values that are gone, and requirements that are new. Responses and webhooks may get new fields, values and kinds;
 * requests may get new optional fields.
 */
export function breakingChanges(older, newer) {
  const documents = { older, newer };
  return [
    ...inEach(older.paths, newer.paths, (before, after) => inOperation(documents, before, after)),
    ...inEach(older.webhooks, newer.webhooks, (before, after) => inWebhook(documents, before, after), "webhook "),
  ];
}

function inEach(older = {}, newer = {}, compare, prefix = "") {
  return Object.entries(older).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${prefix}${method.toUpperCase()} ${path}`;
      const changed = newer[path]?.[method];
      if (changed === undefined) return [`${name} is gone`];
      return compare(operation, changed).map((change) => `${name}: ${change}`);
    }),
  );
}

function inOperation(documents, older, newer) {
  return [
    ...(older.operationId === newer.operationId ? [] : [`operationId is ${newer.operationId}`]),
    ...inParameters({ ...documents, isSent: true }, older, newer),
    ...inBody(documents, older.requestBody, newer.requestBody),
    ...inResponses(documents, older.responses, newer.responses),
    ...breakingInSecurity(requirementsOf(documents.older, older), requirementsOf(documents.newer, newer)),
  ];
}

/** The server sends the parameters and the body, and clients answer with a status. */
function inWebhook(documents, older, newer) {
  const received = { ...documents, isSent: false };
  const rejected = Object.keys(older.responses).filter((status) => newer.responses[status] === undefined);
  return [
    ...inParameters(received, older, newer),
    ...inContent(received, older.requestBody?.content, newer.requestBody?.content).map((change) => `body${change}`),
    ...rejected.map((status) => `status ${status} is no longer accepted`),
  ];
}

function inParameters(at, before, after) {
  const known = parametersOf(at.older, before);
  const current = parametersOf(at.newer, after);
  const required = [...current].filter(([key, one]) => at.isSent && one.required && !known.get(key)?.required);
  return [
    ...required.map(([key]) => `${key} is required`),
    ...[...known].flatMap(([key, one]) => {
      const now = current.get(key);
      if (now === undefined) return [`${key} is gone`];
      return breakingInSchema(at, one.schema, now.schema).map((change) => `${key}${change}`);
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

function inResponses(documents, before, after) {
  return Object.entries(before).flatMap(([status, response]) => {
    const one = resolve(documents.older, response);
    const other = resolve(documents.newer, after[status]);
    if (other === undefined) return [`status ${status} is gone`];
    return inResponse(documents, one, other).map((change) => `response ${status}${change}`);
  });
}

function inResponse({ older, newer }, before, after) {
  const received = { older, newer, isSent: false };
  const codes = problemCodesOf(after);
  const gone = problemCodesOf(before).filter((code) => !codes.includes(code));
  return [
    ...gone.map((code) => ` no longer has the problem ${code}`),
    ...inHeaders(received, before.headers, after.headers),
    ...inContent(received, before.content, after.content),
  ];
}

function inHeaders(received, before = {}, after = {}) {
  return Object.entries(before).flatMap(([name, header]) => {
    if (after[name] === undefined) return [` no longer has the header ${name}`];
    const [one, other] = [resolve(received.older, header), resolve(received.newer, after[name])];
    return breakingInSchema(received, one.schema, other.schema).map((change) => ` header ${name}${change}`);
  });
}

function inContent(context, before = {}, after = {}) {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    if (after[type] === undefined) return [` is no longer ${type}`];
    return breakingInSchema(context, schema, after[type].schema);
  });
}
