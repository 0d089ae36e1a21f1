import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../root.mjs";

// It is installed for the API, because it needs an older TypeScript than the rest of the repository.
const ofTheApi = createRequire(join(root, "apps/api/package.json"));

/** Generates the types of the API from its OpenAPI document, for the website and the published client. */
export async function clientTypes(document) {
  const { astToString, default: openapiTypescript } = ofTheApi("openapi-typescript");
  // A field with a default may be left out of a request; of responses, the document says itself which fields they have.
  const tree = await openapiTypescript(JSON.parse(document), { defaultNonNullable: false });
  return `// Made by \`npm run generate\` from apps/api/openapi.json.\n\n${astToString(tree)}`;
}
