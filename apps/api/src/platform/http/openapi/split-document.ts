import { isObject, type Json, type JsonObject, mapValues, type OpenApiDocument } from "./transformations/json.ts";

/** The documents for everyone, and for the staff of a server. */
export type Audience = "public" | "admin";

/**
 * Returns the part of the document for an audience: its operations, and the tags and components they use.
 * The operations of staff have the tag `admin`; the webhooks belong to the public part.
 */
export function partOf(document: OpenApiDocument, audience: Audience): OpenApiDocument {
  const { webhooks, ...rest } = document;
  const paths = pathsWhere(document, (tags) => tags.includes("admin") === (audience === "admin"));
  const part = { ...rest, ...(audience === "public" && webhooks !== undefined && { webhooks }), paths };
  const tags = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(tagsOf)));
  const used = (Array.isArray(document.tags) ? document.tags : []).filter((tag) => tags.has(String(tag.name)));
  return withUsedComponents({ ...part, info: infoFor(document.info, audience), tags: used });
}

function infoFor(info: Json | undefined, audience: Audience): JsonObject {
  if (!isObject(info)) throw new Error("the document has no info");
  if (audience === "public") return info;
  return { ...info, title: `${info.title} admin`, description: aboutAdmin };
}

const aboutAdmin = `Operations for the staff of a server. [The other operations](/openapi.json), rate limits, rules for programs and the policy of versions are in the public document.`;

function pathsWhere(document: OpenApiDocument, isIncluded: (tags: readonly string[]) => boolean) {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, operation]) => isIncluded(tagsOf(operation)));
    return [path, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(paths.filter(([, methods]) => Object.keys(methods).length > 0));
}

function tagsOf({ tags }: JsonObject): readonly string[] {
  return Array.isArray(tags) ? tags.map(String) : [];
}

/** Leaves out the components that no operation refers to. Security schemes are referred to by name and stay. */
function withUsedComponents(document: OpenApiDocument): OpenApiDocument {
  const { components, ...rest } = document;
  const used = new Set<string>();
  const visit = (value: Json) => {
    for (const reference of referencesIn(value)) {
      if (used.has(reference)) continue;
      used.add(reference);
      const component = componentAt(components, reference);
      if (component !== undefined) visit(component);
    }
  };
  visit(rest as Json);
  const isUsed = (section: string, name: string) =>
    section === "securitySchemes" || used.has(`#/components/${section}/${name}`);
  const kept = mapValues(components, (section, name) =>
    isObject(section) ? Object.fromEntries(Object.entries(section).filter(([key]) => isUsed(name, key))) : section,
  );
  return { ...rest, components: kept } as OpenApiDocument;
}

/** All references, those in the mapping of a discriminator included. */
function referencesIn(value: Json): readonly string[] {
  if (typeof value === "string") return value.startsWith("#/components/") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(referencesIn);
}

function componentAt(components: JsonObject, reference: string): Json | undefined {
  const [, , section = "", name = ""] = reference.split("/");
  const named = components[section];
  return isObject(named) ? named[name] : undefined;
}
