// dependency-cruiser needs the parser of TypeScript, which version 7 no longer has. It gets TypeScript 5 of the API's
// tools.
import Module, { createRequire, register } from "node:module";
import { pathToFileURL } from "node:url";

const ofTheApi = createRequire(new URL("../../apps/api/package.json", import.meta.url));
const older = pathToFileURL(ofTheApi.resolve("typescript")).href;
const importHook = `export function resolve(name, context, next) {
  return name === "typescript" ? { url: ${JSON.stringify(older)}, shortCircuit: true } : next(name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(importHook)}`);

// dependency-cruiser reads the version from here.
const manifest = ofTheApi.resolve("typescript/package.json");
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (name, ...others) =>
  name === "typescript/package.json" ? manifest : resolveFilename(name, ...others);
