import { mapOperations, type OpenApiDocument } from "./json.ts";

/** A limit of requests per minute that an operation has besides the general one. */
export interface RateLimit {
  readonly requests: number;
  /** Who shares the limit. */
  readonly per: "account" | "address" | "target";
}

const owners: Readonly<Record<RateLimit["per"], string>> = {
  account: "per account",
  address: "per IP address",
  target: "on the same subject",
};

/** Returns the document with a sentence about the limit of each operation that has one of its own. */
export function withRateLimits(document: OpenApiDocument): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const limit = operation["x-rate-limit"] as RateLimit | undefined;
    if (limit === undefined) return operation;
    const sentence = `At most ${limit.requests} requests per minute ${owners[limit.per]}.`;
    const description = [operation.description, sentence].filter(Boolean).join("\n\n");
    return { ...operation, description };
  });
}
