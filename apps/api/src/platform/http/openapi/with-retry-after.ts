interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}
interface Operation {
  readonly responses?: Readonly<Record<string, object>>;
}

const statuses = ["429", "503"];
const headers = { "retry-after": { $ref: "#/components/headers/RetryAfter" } };
const retryAfter = { description: "Seconds to wait before the next request.", schema: { type: "integer" } };

/** Returns the document with a Retry-After header in every response that has it. */
export function withRetryAfter<Document extends Described>(document: Document): Document {
  const components = { ...document.components, headers: { RetryAfter: retryAfter } };
  const paths = mapped(document.paths ?? {}, (path) => mapped(path, withHeader));
  return { ...document, paths, components };
}

function withHeader(operation: Operation): Operation {
  if (operation.responses === undefined) return operation;
  const responses = Object.entries(operation.responses).map(([status, response]) =>
    statuses.includes(status) ? [status, { ...response, headers }] : [status, response],
  );
  return { ...operation, responses: Object.fromEntries(responses) };
}

function mapped<Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
