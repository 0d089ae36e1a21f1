import { STATUS_CODES } from "node:http";

interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly responses?: Readonly<Record<string, Response>>;
}
interface Response {
  readonly description?: string;
}

/** What the library writes where a response has no description. */
const placeholder = "Default Response";

/** Returns the document with the name of the status, such as "Created", where a response has no description. */
export function withResponseDescriptions<Document extends Described>(document: Document): Document {
  return { ...document, paths: mapped(document.paths ?? {}, (path) => mapped(path, withDescriptions)) };
}

function withDescriptions(operation: Operation): Operation {
  if (operation.responses === undefined) return operation;
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    response.description === placeholder ? { ...response, description: STATUS_CODES[status] ?? status } : response,
  ]);
  return { ...operation, responses: Object.fromEntries(responses) };
}

function mapped<Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
