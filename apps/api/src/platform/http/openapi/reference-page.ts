import scalar from "@scalar/fastify-api-reference";
import { cacheTexts } from "../responses/cached-texts.ts";
import type { Server } from "../server.ts";

/** Serves the API reference for people at `/docs`. */
// The page brings its own script and loads nothing else; its inline parts need a wider policy than the API.
export async function referencePage(server: Server): Promise<void> {
  server.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", pagePolicy);
  });
  cacheTexts(server);
  await server.register(scalar, {
    routePrefix: "/docs",
    configuration: {
      // Without it, the plugin would serve the whole document of the swagger plugin.
      url: "/openapi.json",
      sources: [
        { title: "Seneschal", slug: "seneschal", url: "/openapi.json", default: true },
        { title: "Seneschal admin", slug: "admin", url: "/openapi/admin.json" },
      ],
      pageTitle: "Seneschal · API",
      withDefaultFonts: false,
      telemetry: false,
      // Links to the services of the page's author.
      hideClientButton: true,
      showDeveloperTools: "never",
      mcp: { disabled: true },
      agent: { disabled: true },
    },
  });
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
