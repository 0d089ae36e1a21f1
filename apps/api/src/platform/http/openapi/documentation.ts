import swagger from "@fastify/swagger";
import { oauth } from "@seneschal/schema";
import access from "@seneschal/wording/messages/en/access.json" with { type: "json" };
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import examples from "../../../../openapi-examples.json" with { type: "json" };
import type { Environment } from "../../environment/environment.ts";
import { changelog } from "../changelog/changelog.ts";
import { deprecationsIn, versionOf } from "../changelog/release.ts";
import { allowsLocalPlayers, companionHeader } from "../local-players.ts";
import { cacheTexts } from "../responses/cached-texts.ts";
import type { Server } from "../server.ts";
import { bodyDescriptions } from "./fields/body-descriptions.ts";
import { commonFields } from "./fields/common-fields.ts";
import { gameFields } from "./fields/game-fields.ts";
import { namedFields } from "./fields/named-fields.ts";
import { schemaFields } from "./fields/schema-fields.ts";
import { tournamentFields } from "./fields/tournament-fields.ts";
import { typeDescriptions, typedFields } from "./fields/typed-fields.ts";
import { followingOperations } from "./following-operations.ts";
import { introduction } from "./introduction.ts";
import { referencePage } from "./reference-page.ts";
import { sortOpenApi } from "./sort-openapi.ts";
import { type Audience, partOf } from "./split-document.ts";
import { withDiscriminators } from "./transformations/discriminators.ts";
import type { OpenApiDocument } from "./transformations/json.ts";
import { normalizeOpenApi } from "./transformations/normalize-openapi.ts";
import { withOpenResponses } from "./transformations/open-responses.ts";
import { withPortableSchemas } from "./transformations/portable-schemas.ts";
import { withSharedComponents } from "./transformations/shared-components.ts";
import { withAccess } from "./transformations/with-access.ts";
import { withBodyDescriptions } from "./transformations/with-body-descriptions.ts";
import { withDeprecations } from "./transformations/with-deprecations.ts";
import { withExamples } from "./transformations/with-examples.ts";
import { withFieldDescriptions } from "./transformations/with-field-descriptions.ts";
import { locationMark, withHeaders } from "./transformations/with-headers.ts";
import { withLinks } from "./transformations/with-links.ts";
import { withParameterDescriptions } from "./transformations/with-parameter-descriptions.ts";
import { withRateLimits } from "./transformations/with-rate-limits.ts";
import { withResponseDescriptions } from "./transformations/with-response-descriptions.ts";
import { withPictures } from "./with-pictures.ts";
import { withWebhooks } from "./with-webhooks.ts";

/** Serves the OpenAPI documents, public and admin, with every route registered after this call. */
export async function describeApi(server: Server, environment: Environment): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Seneschal",
        version: versionOf(changelog),
        description: introduction(environment),
        contact: { name: "Seneschal", url: "/help" },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/" }],
      externalDocs: { url: "/help", description: "Guides for developers and organizers" },
      // What programs need first comes first: the reference page keeps the order.
      tags: [
        { name: "lobby", description: "Create, join and start games." },
        {
          name: "play",
          description: "Positions, moves, live streams and replays.",
          externalDocs: guide("first-bot", "Your first bot"),
        },
        { name: "rulesets", description: "Available games and their rules." },
        {
          name: "accounts",
          description: "Guests, accounts, sessions and personal data.",
          externalDocs: guide("run-a-bot", "Run a bot account"),
        },
        {
          name: "apps",
          description: "OAuth 2.1: apps of others act for an account, within what it allows them.",
          externalDocs: guide("connect-an-app", "Connect an app"),
        },
        {
          name: "notifications",
          description: "Notifications by e-mail, push and webhooks.",
          externalDocs: guide("verify-a-webhook", "Webhooks: Discord, Slack and your own program"),
        },
        { name: "chat", description: "Chat, private notes and diaries." },
        { name: "studies", description: "Trees of moves from finished games, alone or together." },
        { name: "ratings", description: "Ratings, leaderboards, statistics and results." },
        {
          name: "archive",
          description: "Finished public games, their logs, and the verification of files.",
          externalDocs: guide("verify-a-game", "Verify a game"),
        },
        {
          name: "tournaments",
          description: "Create, join and direct tournaments; standings and the public log.",
          externalDocs: guide("run-a-club-evening", "Run a club evening"),
        },
        { name: "series", description: "Series of tournaments with a combined table." },
        { name: "server", description: "For operators of the server." },
        {
          name: "admin",
          description:
            "For staff. Moderators manage people, directors manage games, administrators manage everything. Every change requires a reason and is recorded in the audit log.",
        },
      ],
      components: {
        securitySchemes: {
          bearer: {
            type: "http",
            scheme: "bearer",
            description: "A token with the listed scope, or the token of a session, which may do everything.",
          },
          oauth2: {
            type: "oauth2",
            description: "Access tokens of connected apps; send them like any bearer token.",
            flows: {
              authorizationCode: {
                authorizationUrl: "/oauth/authorize",
                tokenUrl: "/v1/oauth/token",
                refreshUrl: "/v1/oauth/token",
                scopes: appScopes,
              },
            },
          },
          session: {
            type: "http",
            scheme: "bearer",
            description: "The token of a session, from `createGuest` or `signIn`. Access tokens are rejected.",
          },
          cookie: {
            type: "apiKey",
            in: "cookie",
            name: "seneschal-session",
            description: "The session cookie of browsers.",
          },
        },
      },
    },
    transform: describedRoute,
    transformObject: (document) => transformed(JSON.parse(JSON.stringify(jsonSchemaTransformObject(document)))),
  });
  await server.register(documentRoutes);
  await server.register(referencePage);
}

/** Each document is rendered on its first request, when all routes are registered. */
async function documentRoutes(server: Server): Promise<void> {
  cacheTexts(server);
  const serve = (path: string, audience: Audience) => {
    let text: string | undefined;
    server.get(path, { schema: { hide: true } }, async (_request, reply) => {
      text ??= JSON.stringify(partOf(server.swagger() as unknown as OpenApiDocument, audience));
      return reply.type("application/json; charset=utf-8").send(text);
    });
  };
  serve("/openapi.json", "public");
  serve("/openapi/admin.json", "admin");
}

/** What the library does not say, and one copy of what it repeats. */
function transformed(document: OpenApiDocument) {
  const unions = withDiscriminators(withOpenResponses(withPortableSchemas(normalizeOpenApi(withWebhooks(document)))));
  const named = withFieldDescriptions(unions, {
    ...commonFields,
    ...gameFields,
    ...schemaFields,
    ...tournamentFields,
    ...namedFields,
  });
  const fields = withFieldDescriptions(named, typedFields, typeDescriptions);
  const schemas = withBodyDescriptions(fields, bodyDescriptions);
  const described = withResponseDescriptions(withParameterDescriptions(schemas));
  const operations = withHeaders(withRateLimits(withAccess(described)));
  const current = withDeprecations(operations, deprecationsIn(changelog));
  const compact = withSharedComponents(withLinks(withExamples(current, examples), followingOperations));
  return sortOpenApi(withPictures(compact));
}

/** What connected apps may ask for, in the words of the consent page. */
const appScopes = Object.fromEntries(oauth.appScopes.map((scope) => [scope, access.scopes[scope]]));

/** A guide on the site. */
const guide = (page: string, title: string) => ({ url: `/help/${page}`, description: title });

type Transform = typeof jsonSchemaTransform;

/** Documents the limits of a route, and the header of local players, which is read before any route. */
const describedRoute: Transform = (route) => {
  const { schema: plain, url } = jsonSchemaTransform(route);
  const { documentedLimit, location } = route.route.config ?? {};
  const schema = {
    ...plain,
    ...(documentedLimit !== undefined && { "x-rate-limit": documentedLimit }),
    ...(location !== undefined && { [locationMark]: true }),
  };
  if (!allowsLocalPlayers(String(route.route.method), route.url)) return { schema, url };
  const headers = (schema.headers ?? { type: "object" }) as { readonly properties?: object };
  return {
    schema: { ...schema, headers: { ...headers, properties: { ...headers.properties, ...companion } } },
    url,
  };
};
const companion = {
  [companionHeader]: {
    type: "string",
    description: "The account id of another player on your device. The request is made as this player.",
  },
};
