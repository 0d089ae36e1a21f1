import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenGuard } from "../../platform/http/access.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Server } from "../../platform/http/server.ts";
import { mcpServer } from "./mcp-server.ts";
import { operationsOf } from "./operations.ts";

/**
 * The MCP server: streamable HTTP without sessions, one JSON answer for each request. It accepts tokens only, no cookie:
 * pages of other sites have none, whatever host or origin they pretend to be.
 * @param site the address of the site
 */
export function mcpRoutes(server: Server, site: string): void {
  server.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply) => nameMetadata(reply, site));
    scope.post("/mcp", { schema: { hide: true }, onRequest: tokenGuard(server) }, async (request, reply) => {
      if (Array.isArray(request.body)) throw new Problem("malformed-request", "Send one message per request.");
      return respond(server, request, reply);
    });
  });
}

/** Tells clients without a valid token where they learn how users can allow them to act (RFC 9728, 5.1). */
function nameMetadata(reply: FastifyReply, site: string): void {
  const challenge = reply.getHeader("www-authenticate");
  if (reply.statusCode !== 401 || typeof challenge !== "string") return;
  const metadata = `resource_metadata="${new URL("/.well-known/oauth-protected-resource/mcp", site)}"`;
  reply.header("www-authenticate", challenge === "Bearer" ? `Bearer ${metadata}` : `${challenge}, ${metadata}`);
}

async function respond(server: Server, request: FastifyRequest, reply: FastifyReply) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const mcp = mcpServer(operationsOf(server, request));
  await mcp.connect(transport);
  try {
    const answer = await transport.handleRequest(webRequestOf(request), { parsedBody: request.body });
    reply.code(answer.status).headers(Object.fromEntries(answer.headers));
    return await reply.send(await answer.text());
  } finally {
    await mcp.close();
  }
}

/** The head of a request; its body has been read. */
function webRequestOf({ method, headers, host, url }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new Request(`http://${host}${url}`, { method, headers: Object.fromEntries(given) });
}
