/** Returns a part of an OpenAPI document, or what it refers to. */
export function resolve(document, part) {
  if (part?.$ref === undefined) return part;
  const names = part.$ref.split("/").slice(1);
  return resolve(
    document,
    names.reduce((value, name) => value?.[name], document),
  );
}
