import { describe, expect, it } from "vitest";
import { hasComments, textsOf } from "./texts-of.mjs";

describe("the comments of a file", () => {
  it.each([
    ["docker-compose.yml", "services:\n  # Keeps the data.\n  db: x#1", [["line 2", " Keeps the data."]]],
    ["Dockerfile", "FROM node\n# The server.", [["line 2", " The server."]]],
    ["biome.jsonc", '{\n  "a": "http://b" // The address.\n}', [["line 2", " The address."]]],
    ["ui/button.module.css", "a {}\n/* Two\n lines. */", [["line 2", " Two\n lines. "]]],
    ["apps/web/vitest.config.ts", "// The tests.\nexport default 1;", [["line 1", "  The tests."]]],
    ["apps/web/public/push-worker.js", "// Shows it.", [["line 1", "  Shows it."]]],
  ])("are found in %s", (file, source, texts) => {
    expect(textsOf(source, file)).toEqual(texts);
  });

  it.each(["README.md", "package.json", "a.png"])("are not looked for in %s", (file) => {
    expect(hasComments(file)).toBe(false);
  });
});
