import { expect, it } from "vitest";
import type { OpenApiDocument } from "./json.ts";
import { withLinks } from "./with-links.ts";

const responses = { "201": { description: "The game." }, "404": { description: "`not-found`" } };
const parameters = [
  { in: "path", name: "game" },
  { in: "query", name: "as" },
];
const document = {
  paths: {
    "/v1/games": { post: { operationId: "createGame", responses } },
    "/v1/games/{game}": { get: { operationId: "getGame", parameters, responses: {} } },
  },
  components: { schemas: {} },
} as unknown as OpenApiDocument;
const game = { game: "$response.body#/id" };

it("links what was created to the operations that use it", () => {
  const linked = withLinks(document, { createGame: { parameters: game, operations: ["getGame"] } });
  expect(linked.paths["/v1/games"]?.post?.responses).toEqual({
    ...responses,
    "201": { description: "The game.", links: { getGame: { operationId: "getGame", parameters: game } } },
  });
  expect(linked.paths["/v1/games/{game}"]).toEqual(document.paths["/v1/games/{game}"]);
});

it("is wrong if there is no such operation or parameter", () => {
  const linkTo = (name: string, values: Readonly<Record<string, string>>) => () =>
    withLinks(document, { createGame: { parameters: values, operations: [name] } });
  expect(linkTo("getGmae", game)).toThrow("no operation getGmae");
  expect(linkTo("getGame", { gmae: "$response.body#/id" })).toThrow("are not those of getGame");
});
