interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly security?: readonly object[];
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
}

const session = [{ bearer: [] }, { cookie: [] }];

/**
 * Returns the document with what each operation requires: a session where changes are refused without one, and nothing where
 * no answer depends on it. For the others, which show more to players than to guests, the session is optional.
 */
export function withSecurity<Document extends Described>(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, withRequirement(method, one)])),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function withRequirement(method: string, operation: Operation): Operation {
  if (operation.security !== undefined) return operation;
  const unauthorized = operation.responses?.["401"];
  if (unauthorized === undefined) return { ...operation, security: [] };
  const isRequired = method !== "get" && unauthorized.description?.includes("`not-signed-in`") === true;
  return isRequired ? { ...operation, security: session } : operation;
}
