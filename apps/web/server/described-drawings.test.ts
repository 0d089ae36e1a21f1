import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { animationParameters, animationTypes, isAnimationPath } from "./animations/animation-query.ts";
import { isPicturePath, pictureParameters, pictureTypes } from "./pictures/picture-query.ts";

interface Described {
  readonly parameters: readonly { readonly in?: string; readonly name: string; readonly schema: object }[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const file = new URL("../../api/openapi.json", import.meta.url);
const { paths } = JSON.parse(await readFile(file, "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

const pictures = { schema: pictureParameters, answers: isPicturePath };
const animations = { schema: animationParameters, answers: isAnimationPath };

describe("the OpenAPI document", () => {
  it.each([
    { path: "/v1/games/{game}/position.svg", type: pictureTypes.svg, ...pictures },
    { path: "/v1/games/{game}/position.png", type: pictureTypes.png, ...pictures },
    { path: "/v1/games/{game}/animation.gif", type: animationTypes.gif, ...animations },
    { path: "/v1/games/{game}/animation.webp", type: animationTypes.webp, ...animations },
  ])("describes the parameters and the type of $path", ({ path, type, schema, answers }) => {
    const operation = paths[path]?.get;
    expect(answers(named(path))).toBe(true);
    expect(Object.keys(operation?.responses["200"]?.content ?? {})).toEqual([type]);
    const queries = operation?.parameters.filter((one) => one.in === "query") ?? [];
    expect(Object.fromEntries(queries.map((one) => [one.name, one.schema]))).toEqual(
      z.toJSONSchema(schema, { io: "input" }).properties,
    );
  });

  it("names every drawing", () => {
    const drawings = Object.keys(paths).filter((path) => isPicturePath(named(path)) || isAnimationPath(named(path)));
    expect(drawings).toHaveLength(Object.keys(pictureTypes).length + Object.keys(animationTypes).length);
  });
});

const named = (path: string) => path.replace("{game}", "g");
