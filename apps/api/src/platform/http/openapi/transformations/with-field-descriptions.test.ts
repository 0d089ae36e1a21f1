import { expect, it } from "vitest";
import type { OpenApiDocument } from "./json.ts";
import { fieldsWithoutDescription, withFieldDescriptions } from "./with-field-descriptions.ts";

const field = { type: "string" };
const schemas = {
  Village: { description: "A village.", type: "string" },
  GameOpen: { type: "object", properties: { name: field, host: { description: "The host.", ...field }, seat: field } },
  GameOver: { type: "object", properties: { name: field, at: { $ref: "#/components/schemas/Village" } } },
  Page: {
    type: "object",
    properties: { items: { type: "array", items: { type: "object", properties: { name: field } } } },
  },
};
const document = { paths: {}, components: { schemas } } as unknown as OpenApiDocument;

it("describes the fields that have no description, by the most exact rule", () => {
  const rules = {
    name: "The name.",
    host: "Someone.",
    at: "Somewhere.",
    "GameOver.name": "The name of the game that is over.",
    "Game*.name": "The name of the game.",
    "GameOpen.*": "A field of an open game.",
  };
  const described = withFieldDescriptions(document, rules).components.schemas;
  expect(described).toEqual({
    Village: schemas.Village,
    GameOpen: {
      type: "object",
      properties: {
        name: { ...field, description: "The name of the game." },
        host: { ...field, description: "The host." },
        seat: { ...field, description: "A field of an open game." },
      },
    },
    GameOver: {
      type: "object",
      properties: {
        name: { ...field, description: "The name of the game that is over." },
        at: { $ref: "#/components/schemas/Village" },
      },
    },
    Page: {
      type: "object",
      properties: {
        items: {
          type: "array",
          items: { type: "object", properties: { name: { ...field, description: "The name." } } },
        },
      },
    },
  });
});

it("finds the fields that are left, at any depth", () => {
  const found = Object.values(schemas).flatMap((schema) => fieldsWithoutDescription(schema, schemas));
  expect(found.toSorted()).toEqual(["items", "name", "name", "name", "seat"]);
});

it("replaces what only the type of a field says", () => {
  const rules = { name: "The name.", host: "Someone.", seat: "A seat." };
  const { GameOpen } = withFieldDescriptions(document, rules, new Set(["The host."])).components.schemas;
  expect(GameOpen).toMatchObject({
    properties: { host: { description: "Someone." }, seat: { description: "A seat." } },
  });
  const kept = withFieldDescriptions(document, {}, new Set(["The host."])).components.schemas;
  expect(kept).toEqual(schemas);
});

it("prefers what a field next to it tells", () => {
  const rules = { name: "The name.", "seat+name": "The name of the seat.", "GameOver.name": "The name of the game." };
  const { GameOpen, GameOver } = withFieldDescriptions(document, rules).components.schemas;
  expect(GameOpen).toMatchObject({ properties: { name: { description: "The name of the seat." } } });
  expect(GameOver).toMatchObject({ properties: { name: { description: "The name of the game." } } });
});
