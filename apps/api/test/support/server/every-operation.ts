import document from "../../../openapi.json" with { type: "json" };

export interface Operation {
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** With parameters in braces: `/v1/games/{game}`. */
  readonly path: string;
  readonly hasBody: boolean;
  /** The names of query parameters. */
  readonly queries: readonly string[];
}

interface Described {
  readonly operationId: string;
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

/** All operations of the OpenAPI document. */
export const everyOperation: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Described>).map(([method, described]) => ({
    operationId: described.operationId,
    method: method.toUpperCase() as Operation["method"],
    path,
    hasBody: described.requestBody !== undefined,
    queries: (described.parameters ?? []).flatMap(({ in: place, name }) => (place === "query" ? [name] : [])),
  })),
);

/** Returns the URL of an operation with this text for each path and query parameter. */
export function addressWith({ path, queries }: Operation, text: string): string {
  const query = new URLSearchParams([...queries, "unknown"].map((name): [string, string] => [name, text]));
  return `${path.replaceAll(/\{[^}]+\}/g, text)}?${query}`;
}
