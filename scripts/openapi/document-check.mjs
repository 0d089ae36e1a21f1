import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { operationsOf } from "./operations.mjs";
import { resolve } from "./resolve.mjs";
import { textsOfEvents, valueOfParameter } from "./wire-formats.mjs";

/**
 * Checks requests and responses against an OpenAPI document. Schemas are compiled when they are needed.
 *
 * The document leaves responses open for new fields, but a field that it does not name is a fault of the server. It closes
 * requests itself, where the server rejects unknown fields.
 */
export function documentCheck(document) {
  const operations = operationsOf(document);
  const validateResponse = validator(document, closed);
  const validateRequest = validator(document, (schema) => schema);

  /** Faults of a response of an operation: the status and the type must be documented, and the body valid. */
  function faultsOfResponse(operation, { status, type, text }) {
    const response = resolve(document, operation.responses[status] ?? operation.responses.default);
    if (response === undefined) return [`status ${status} is not documented`];
    if (response.content === undefined) return text === "" ? [] : [`${status} has a body`];
    const media = mediaType(type);
    const schema = response.content[media]?.schema;
    if (schema === undefined) return [`${status} as ${media || "nothing"} is not documented`];
    return faultsOfBody(media, schema, text).map((fault) => `body of ${status}: ${fault}`);
  }

  function faultsOfBody(media, schema, text) {
    if (media === "text/event-stream") return textsOfEvents(text).flatMap((data) => faultsOfEvent(schema, data));
    if (media === "application/x-ndjson") return linesOf(text).flatMap((line) => faultsOfLine(schema, line));
    if (/[/+]json$/.test(media)) return faultsOfText(schema, text);
    return [];
  }

  const faultsOfText = (schema, text) => faultsOfJson(validateResponse, schema, text);
  const faultsOfEvent = ({ contentSchema }, data) =>
    contentSchema === undefined ? [] : faultsOfText(contentSchema, data);
  const faultsOfLine = (schema, line) =>
    faultsOfText(schema.type === "string" ? (schema.contentSchema ?? true) : schema, line);

  /** Faults of a request to an operation: its parameters and its body. */
  function faultsOfRequest(operation, { url, pathValues, type, body }) {
    return [...faultsOfParameters(operation, url, pathValues), ...faultsOfRequestBody(operation, type, body)];
  }

  function faultsOfParameters({ parameters }, url, pathValues) {
    const queries = new URL(url, "http://localhost").searchParams;
    const known = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
    const unknown = [...queries.keys()].filter((name) => !known.includes(name));
    const given = { query: Object.fromEntries(queries), path: pathValues };
    return [
      ...unknown.map((name) => `query parameter ${name} is not documented`),
      ...parameters.flatMap((one) => faultsOfParameter(one, given[one.in]?.[one.name])),
    ];
  }

  function faultsOfParameter({ in: place, name, required, schema }, text) {
    if (text === undefined) return required && place !== "header" ? [`${place} parameter ${name} is missing`] : [];
    return validateRequest(schema, valueOfParameter(resolve(document, schema), text)).map(
      (fault) => `${place} parameter ${name}: ${fault}`,
    );
  }

  function faultsOfRequestBody({ requestBody }, type, body) {
    const content = resolve(document, requestBody)?.content;
    if (content === undefined) return isEmpty(body) ? [] : ["a request body is not documented"];
    if (body === "") return requestBody.required ? ["the request has no body"] : [];
    const schema = content[mediaType(type)]?.schema;
    if (schema === undefined) return [`a request as ${mediaType(type)} is not documented`];
    if (!mediaType(type).endsWith("json") || schema.type === "string") return [];
    return faultsOfJson(validateRequest, schema, body).map((fault) => `request: ${fault}`);
  }

  return {
    operations: operations.all,
    /** Returns the operation of a request, with the values of its path, or undefined. */
    find: operations.find,
    faultsOfRequest,
    faultsOfResponse,
    /** Returns the faults of an event of a live stream: the text of its data. */
    faultsOfEvent: (operation, data) => {
      const schema = resolve(document, operation.responses[200])?.content?.["text/event-stream"]?.schema;
      return schema === undefined ? [] : faultsOfEvent(schema, data).map((fault) => `event: ${fault}`);
    },
  };
}

const mediaType = (type = "") => type.split(";")[0].trim().toLowerCase();
const linesOf = (text) => text.split("\n").filter((line) => line !== "");
const isEmpty = (body) => body === "" || body === "{}";

/** A parser may ignore a byte order mark (RFC 8259, 8.1). */
function parsed(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** Returns a function that validates values by schemas of the document, which `prepare` may change. */
function validator(document, prepare) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
  addFormats.default(ajv);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    ajv.addSchema(withReferences(prepare(schema)), `schema:${name}`);
  const compiled = new Map();
  return (schema, value) => {
    if (!compiled.has(schema)) compiled.set(schema, ajv.compile(withReferences(prepare(schema))));
    const isValid = compiled.get(schema);
    return isValid(value) ? [] : [sentenceOf(isValid.errors)];
  };
}

function faultsOfJson(validate, schema, text) {
  const value = parsed(text);
  return value === undefined ? ["is no JSON"] : validate(schema, value);
}

/** The schema with references that are found among the schemas of the validator. */
function withReferences(schema) {
  return copyOf(schema, (name, value) =>
    name === "$ref" && typeof value === "string" ? value.replace("#/components/schemas/", "schema:") : value,
  );
}

/** The schema without further fields. */
function closed(schema) {
  return copyOf(schema, (_name, value) => {
    const isOpen = value?.type === "object" && typeof value.properties === "object";
    return isOpen ? { additionalProperties: false, ...value } : value;
  });
}

const copyOf = (schema, change) => (schema === true ? true : JSON.parse(JSON.stringify(schema, change)));

/** Of the faults of all members of a union, the deepest is in the member that was meant. */
function sentenceOf(errors) {
  const depth = ({ instancePath }) => instancePath.split("/").length;
  const telling = errors.filter(({ keyword }) => !["oneOf", "anyOf", "const", "if"].includes(keyword));
  const [deepest] = (telling.length > 0 ? telling : errors).toSorted((one, other) => depth(other) - depth(one));
  const { instancePath, message, params } = deepest;
  return `${instancePath || "/"} ${message} ${JSON.stringify(params)}`;
}
