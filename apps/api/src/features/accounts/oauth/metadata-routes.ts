import { type Scope, oauth as schemas } from "@seneschal/schema";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";

const tags = ["apps"];
const config = { access: "public" } as const;

/** What libraries need to know of this server (RFC 8414 and 9728). */
export function metadataRoutes(server: Server, issuer: string): void {
  server.get(
    "/.well-known/oauth-authorization-server",
    {
      config,
      schema: {
        operationId: "getAuthorizationServer",
        summary: "Get the OAuth metadata",
        description: "The addresses of all endpoints, for libraries (RFC 8414).",
        tags,
        response: responses(schemas.serverMetadata),
      },
    },
    async () => serverMetadata(issuer),
  );
  server.get(
    "/.well-known/oauth-protected-resource",
    {
      config,
      schema: {
        operationId: "getProtectedResource",
        summary: "Get the metadata of this API",
        description: "Names the server that issues tokens for this API, and their scopes (RFC 9728).",
        tags,
        response: responses(schemas.resourceMetadata),
      },
    },
    async () => resourceMetadata(issuer),
  );
  server.get(
    "/.well-known/oauth-protected-resource/mcp",
    {
      config,
      schema: {
        operationId: "getMcpResource",
        summary: "Get the metadata of the MCP server",
        description: "The same for clients of `/mcp`, with the scopes that its tools need (RFC 9728, 3.1).",
        tags,
        response: responses(schemas.resourceMetadata),
      },
    },
    async () => mcpMetadata(issuer),
  );
}

/** What the tools of the MCP server need. */
const mcpScopes: readonly Scope[] = ["games:read", "games:play", "chat:read", "chat:write"];

const serverMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/oauth/authorize`,
  token_endpoint: `${issuer}/v1/oauth/token`,
  registration_endpoint: `${issuer}/v1/oauth/register`,
  revocation_endpoint: `${issuer}/v1/oauth/revoke`,
  introspection_endpoint: `${issuer}/v1/oauth/introspect`,
  device_authorization_endpoint: `${issuer}/v1/oauth/device`,
  scopes_supported: [...schemas.appScopes],
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: [...schemas.grantTypes],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  introspection_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${issuer}/help/connect-an-app`,
});

const resourceMetadata = (issuer: string) => ({
  resource: issuer,
  authorization_servers: [issuer],
  scopes_supported: [...schemas.appScopes],
  bearer_methods_supported: ["header"],
  resource_documentation: `${issuer}/docs`,
});

const mcpMetadata = (issuer: string) => ({
  ...resourceMetadata(issuer),
  resource: `${issuer}/mcp`,
  scopes_supported: [...mcpScopes],
  resource_documentation: `${issuer}/help/play-with-an-assistant`,
});
