import { describe, expect, it } from "vitest";
import document from "../../../../openapi.json" with { type: "json" };
import { partOf } from "./split-document.ts";
import type { OpenApiDocument } from "./transformations/json.ts";

const whole = document as unknown as OpenApiDocument;
const parts = { public: partOf(whole, "public"), admin: partOf(whole, "admin") };

describe("the two documents", () => {
  it("have each operation once, those of staff in the admin document", () => {
    const both = [...operationsOf(parts.public), ...operationsOf(parts.admin)];
    expect(both.map(({ id }) => id).toSorted()).toEqual(
      operationsOf(whole)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(operationsOf(parts.admin).length).toBeGreaterThan(0);
    expect(operationsOf(parts.admin).every(({ tags }) => tags.includes("admin"))).toBe(true);
    expect(operationsOf(parts.public).some(({ tags }) => tags.includes("admin"))).toBe(false);
  });

  it("have the components that they refer to, and no others", () => {
    for (const part of Object.values(parts)) {
      const referred = new Set(JSON.stringify(part).match(/(?<=")#\/components\/[^"]+/g));
      const present = Object.entries(part.components)
        .filter(([section]) => section !== "securitySchemes")
        .flatMap(([section, named]) => Object.keys(named ?? {}).map((name) => `#/components/${section}/${name}`));
      expect(present.toSorted()).toEqual([...referred].toSorted());
    }
  });

  it("have the tags that they use, and the webhooks are public", () => {
    for (const part of Object.values(parts)) {
      const used = new Set(operationsOf(part).flatMap(({ tags }) => tags));
      const described = (part.tags as unknown as readonly { readonly name: string }[]).map(({ name }) => name);
      expect(described.toSorted()).toEqual([...used].toSorted());
    }
    expect(parts.public.webhooks).toEqual(whole.webhooks);
    expect(parts.admin.webhooks).toBeUndefined();
  });
});

function operationsOf(part: OpenApiDocument): readonly { readonly id: string; readonly tags: readonly string[] }[] {
  return Object.values(part.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, tags }) => ({
      id: String(operationId),
      tags: tags as unknown as readonly string[],
    })),
  );
}
