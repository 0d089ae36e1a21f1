import { describe, expect, it } from "vitest";
import { missingNames } from "./missing-names.mjs";

const files = ["docs/guides/verify.md", "packages/engine/src/core/flow.ts", "apps/api/src/app.ts"];
const missing = (text) =>
  missingNames({ file: "docs/guides/verify.md", text, files, sources: "function buildApp() {}" });

describe("a document", () => {
  it("may name files by their path, or by its end", () => {
    expect(missing("See `packages/engine/src/core/flow.ts`, `core/flow.ts`, `app.ts` and `apps/api/`.")).toEqual([]);
  });

  it("is rejected if it names a file that does not exist", () => {
    expect(missing("See `packages/engine/src/core/way.ts`.")).toEqual([
      "docs/guides/verify.md names packages/engine/src/core/way.ts, which does not exist.",
    ]);
    expect(missing("See `way.ts` or `core/way.ts`.")).toHaveLength(2);
  });

  it("is rejected if a link leads nowhere", () => {
    expect(missing("[here](verify.md#files) and [there](https://example.org/x)")).toEqual([]);
    expect(missing("[here](../architecture.md)")).toHaveLength(1);
  });

  it("is rejected if it names a symbol that no source has", () => {
    expect(missing("`buildApp()` and `buildApp` exist.")).toEqual([]);
    expect(missing("`openEar` does not.")).toHaveLength(1);
  });

  it("may show anything in an example, and patterns of paths", () => {
    expect(missing("```ts\n`gone.ts`\n```\n`apps/*/src`, `games/<ruleset>`")).toEqual([]);
  });
});
