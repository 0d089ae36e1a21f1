import { documentedOperations } from "./api-document.ts";

export interface Operation {
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** With parameters in braces: `/v1/games/{game}`. */
  readonly path: string;
  readonly hasBody: boolean;
  /** The names of query parameters. */
  readonly queries: readonly string[];
}

/** All operations of the OpenAPI document. */
export const everyOperation: readonly Operation[] = documentedOperations.map(({ path, method, operation }) => ({
  operationId: operation.operationId,
  method: method.toUpperCase() as Operation["method"],
  path,
  hasBody: operation.requestBody !== undefined,
  queries: operation.parameters.flatMap(({ in: place, name }) => (place === "query" ? [name] : [])),
}));

/** Returns the URL of an operation with this text for each path and query parameter. */
export function addressWith({ path, queries }: Operation, text: string): string {
  const query = new URLSearchParams([...queries, "unknown"].map((name): [string, string] => [name, text]));
  return `${path.replaceAll(/\{[^}]+\}/g, text)}?${query}`;
}
