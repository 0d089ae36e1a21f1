import { isObject, mapValues, type OpenApiDocument } from "./json.ts";

/** Returns the document with descriptions of schemas that have none. Throws if it has no such schema. */
export function withBodyDescriptions(
  document: OpenApiDocument,
  descriptions: Readonly<Record<string, string>>,
): OpenApiDocument {
  const { schemas } = document.components;
  const unknown = Object.keys(descriptions).find((name) => !isObject(schemas[name]));
  if (unknown !== undefined) throw new Error(`the document has no schema ${unknown}`);
  const described = mapValues(schemas, (schema, name) => {
    const description = descriptions[name];
    return !isObject(schema) || description === undefined ? schema : { description, ...schema };
  });
  return { ...document, components: { ...document.components, schemas: described } };
}
