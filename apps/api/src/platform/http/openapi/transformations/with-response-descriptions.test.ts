import { expect, it } from "vitest";
import { withResponseDescriptions } from "./with-response-descriptions.ts";

const described = (responses: Parameters<typeof documentWith>[0]) =>
  withResponseDescriptions(documentWith(responses)).paths["/v1/games"]?.post?.responses;

const documentWith = (
  responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>,
) =>
  JSON.parse(
    JSON.stringify({
      paths: { "/v1/games": { post: { responses } } },
      components: { schemas: { Game: { type: "object", description: "The game." }, Seat: { type: "integer" } } },
    }),
  );

const bodyOf = (name: string) => ({ "application/json": { schema: { $ref: `#/components/schemas/${name}` } } });

it("describes a response by its schema where it has no description", () => {
  expect(described({ "201": { description: "Default Response", content: bodyOf("Game") } })).toMatchObject({
    "201": { description: "The game." },
  });
});

it("describes a response by its status if its schema has no description", () => {
  const responses = {
    "201": { description: "Default Response", content: bodyOf("Seat") },
    "404": { description: "`not-found`" },
  };
  expect(described(responses)).toMatchObject({
    "201": { description: "Created" },
    "404": { description: "`not-found`" },
  });
});
