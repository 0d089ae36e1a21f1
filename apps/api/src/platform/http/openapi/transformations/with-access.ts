import { type JsonObject, mapOperations, type OpenApiDocument } from "./json.ts";

/** Returns the document with a sentence about who may use each operation, from its security requirements. */
export function withAccess(document: OpenApiDocument): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const security = operation.security as readonly Requirement[] | undefined;
    if (security === undefined) return operation;
    const description = [operation.description, accessOf(security)].filter(Boolean).join("\n\n");
    return { ...operation, description } as typeof operation;
  });
}

/** Whether nobody has to sign in, but users see more. */
export const isOptional = (security: readonly JsonObject[]): boolean =>
  security.some((requirement) => Object.keys(requirement).length === 0);

type Requirement = JsonObject & { readonly [scheme: string]: readonly string[] };

/** `[]` is public. An empty requirement means that signing in is optional; the cookie lists the roles. */
function accessOf(security: readonly Requirement[]): string {
  if (security.length === 0) return "Public: no token is needed.";
  const [scope] = security.flatMap(({ bearer }) => bearer ?? []);
  const roles = security.flatMap(({ cookie }) => cookie ?? []);
  if (isOptional(security)) {
    return scope === undefined
      ? "Public. A session is optional; access tokens are ignored."
      : `Public. With a session or a token with \`${scope}\`, you also see what only you may see. A token without this scope sees what everyone sees, and \`WWW-Authenticate\` names the scope.`;
  }
  const token =
    scope === undefined ? "a session; access tokens are rejected" : `a session or a token with \`${scope}\``;
  if (roles.length === 0) return `Needs ${token}.`;
  return `Needs the role ${roles.join(" or ")}, and ${token}.`;
}
