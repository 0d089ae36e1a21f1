import type { Json, JsonObject, OpenApiDocument, Operation } from "./transformations/json.ts";

const versionMax = 2_147_483_647;
const component = (place: string, name: string) => ({ $ref: `#/components/${place}/${name}` });

const query = (name: string, description: string, schema: JsonObject): JsonObject => ({
  name,
  in: "query",
  required: false,
  description,
  schema,
});
const version = (name: string, description: string) =>
  query(name, description, { type: "integer", minimum: 1, maximum: versionMax });
const size = (description: string, maximum: number, standard: number) =>
  query("size", description, { type: "integer", minimum: 300, maximum, default: standard });
const shared = [
  query("language", "The language of the texts.", { type: "string", enum: ["en", "fr"], default: "en" }),
  query("theme", "The colors.", { type: "string", enum: ["light", "dark"], default: "light" }),
  component("parameters", "GamePath"),
  component("parameters", "IfNoneMatch"),
];

const etag = { etag: component("headers", "ETag") };
const retryAfter = { "retry-after": component("headers", "RetryAfter") };

const unchanged = {
  "304": { description: "`If-None-Match` matches the current response: use your copy.", headers: etag },
};
const problems = {
  "400": component("responses", "MalformedRequest"),
  "404": component("responses", "NotFound"),
  "429": component("responses", "TooManyRequests"),
  "500": component("responses", "InternalError"),
  "503": component("responses", "Unavailable"),
};

interface Drawing {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly JsonObject[];
  readonly responses: JsonObject;
}

const get = ({ description, parameters, responses, ...named }: Drawing): { readonly get: Operation } => ({
  get: {
    ...named,
    tags: ["play"],
    description: `${description}\n\nPublic: no token is needed.`,
    parameters: [...parameters, ...shared] as Json,
    security: [],
    responses: { ...responses, ...unchanged, ...problems } as Operation["responses"],
  },
});

const drawn = (description: string, type: string) => ({
  "200": { description, content: { [type]: { schema: { type: "string", format: "binary" } } }, headers: etag },
});

const picture = (operationId: string, name: string, type: string) =>
  get({
    operationId,
    summary: `Get the position as ${name}`,
    description:
      "The position as a spectator sees it. The website draws it; a game that it cannot draw is `not-found`. [Share and embed games](/help/share-and-embed) shows how to use pictures.",
    parameters: [
      version("at", "The version; the latest if left out."),
      size("The width of a PNG in pixels. An SVG has every size.", 1200, 1200),
    ],
    responses: { ...drawn("The picture.", type), "409": component("responses", "NotRunningOrNotPlayableHere") },
  });

const animation = (operationId: string, name: string, type: string) =>
  get({
    operationId,
    summary: `Get the animation of a finished game as ${name}`,
    description:
      "The positions of a finished public game, one after the other. Up to 40 steps are all shown; of more, the end of each phase. The website draws animations one at a time: ask again after `Retry-After` until the response is 200. An address has one animation at a time that is not ready; another one is `too-many-requests`. [Share and embed games](/help/share-and-embed) has an example.",
    parameters: [
      version("from", "The first version that is shown; the first of the game if left out."),
      version("to", "The last version that is shown, not before `from`; the last of the game if left out."),
      size("The width in pixels.", 800, 600),
    ],
    responses: {
      ...drawn("The animation.", type),
      "202": {
        description: "The animation is not ready yet.",
        content: { "application/json": { schema: component("schemas", "AnimationProgress") } },
        headers: retryAfter,
      },
      "409": component("responses", "NotRunningOrNotFinishedOrNotPlayableHere"),
    },
  });

const paths = {
  "/v1/games/{game}/position.svg": picture("getPositionSvg", "SVG", "image/svg+xml"),
  "/v1/games/{game}/position.png": picture("getPositionPng", "PNG", "image/png"),
  "/v1/games/{game}/animation.gif": animation("getAnimationGif", "GIF", "image/gif"),
  "/v1/games/{game}/animation.webp": animation("getAnimationWebp", "WebP", "image/webp"),
};

/** The paths of the document that the web server answers. The API has no routes for them. */
export const webServerPaths: readonly string[] = Object.keys(paths);

const progress = {
  type: "object",
  description: "How far an animation is.",
  properties: {
    state: { type: "string", enum: ["queued", "drawing"], description: "Whether its pictures are being drawn." },
    ahead: { type: "integer", minimum: 0, description: "How many animations are drawn first. Only of `queued`." },
    drawn: { type: "integer", minimum: 0, description: "How many pictures are drawn. Only of `drawing`." },
    pictures: { type: "integer", minimum: 0, description: "How many pictures there are. Only of `drawing`." },
  },
  required: ["state"],
};

const tooEarly = {
  description:
    "`not-running`: The game is not running. `not-finished`: The game is not over yet. `not-playable-here`: The rules of this game are not installed here.",
  content: { "application/problem+json": { schema: component("schemas", "Problem") } },
};

/** Returns the document with the operations of the web server. It refers to shared components. */
export function withPictures(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  const responses = { ...(components.responses as JsonObject), NotRunningOrNotFinishedOrNotPlayableHere: tooEarly };
  const schemas = { ...components.schemas, AnimationProgress: progress };
  return {
    ...document,
    paths: { ...document.paths, ...paths },
    components: { ...components, responses, schemas },
  };
}
