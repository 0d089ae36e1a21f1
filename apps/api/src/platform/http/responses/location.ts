import type { Server } from "../server.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The path of what the route creates, with fields of the response in braces: `/v1/games/{id}`. */
    readonly location?: string;
  }
}

/** Sends the header `Location` with every 201 of a route that names one. */
export function sendLocations(server: Server): void {
  server.addHook("preSerialization", (request, reply, body, done) => {
    const { location } = request.routeOptions.config;
    if (reply.statusCode === 201 && location !== undefined) reply.header("location", filled(location, body));
    done(null, body);
  });
}

function filled(location: string, body: unknown): string {
  return location.replaceAll(/\{([^}]+)\}/g, (_, field: string) => encodeURIComponent(String(valueAt(body, field))));
}

const valueAt = (body: unknown, field: string): unknown =>
  field.split(".").reduce((value, name) => (value as Record<string, unknown>)[name], body);
