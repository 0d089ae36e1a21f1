// The rules of docs/house-style.md for stylesheets: classes are in modules next to their component, in the layer of their folder.
const layerOf = { ui: "ui", components: "components", features: "features", app: "features", boards: "boards" };
const source = "apps/web/src/";

/**
 * Returns the faults of stylesheets and of the components that use them, one sentence each.
 * @param {ReadonlyMap<string, string>} files text of every stylesheet and component, by its path from the root
 */
export function stylesheetFaults(files) {
  return [...files]
    .filter(([path]) => path.endsWith(".css"))
    .flatMap(([path, css]) => (isModule(path) ? faultsOfModule(path, css, files) : faultsOfGlobalSheet(path, css)));
}

const isModule = (path) => path.endsWith(".module.css");

function faultsOfGlobalSheet(path, css) {
  if (classesIn(css).size === 0) return [];
  return [`${path} has global classes; write a *.module.css next to the component`];
}

function faultsOfModule(path, css, files) {
  const classes = classesIn(css);
  const uses = usesOf(path, files);
  const layer = layerOf[path.slice(source.length).split("/")[0]];
  const faults = [];
  if (!new RegExp(`^\\s*@layer ${layer} \\{`).test(withoutComments(css)))
    faults.push(`${path} is not inside @layer ${layer}`);
  for (const name of classes) {
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) faults.push(`${path}: .${name} is not camelCase`);
    if (!uses.isDynamic && !uses.names.has(name)) faults.push(`${path}: no component uses .${name}`);
  }
  for (const [name, user] of uses.names)
    if (!classes.has(name)) faults.push(`${user} uses .${name}, which ${path} does not have`);
  return faults;
}

function usesOf(sheet, files) {
  const names = new Map();
  let isDynamic = false;
  for (const [path, text] of files) {
    const binding = bindingOf(sheet, path, text);
    if (binding === undefined) continue;
    const code = withoutTexts(text);
    if (new RegExp(`\\b${binding}\\[`).test(code)) isDynamic = true;
    for (const [, name] of code.matchAll(new RegExp(`(?<![\\w./\`])${binding}\\.(\\w+)`, "g"))) names.set(name, path);
  }
  return { names, isDynamic };
}

/** Returns the name by which a file imports a stylesheet. */
function bindingOf(sheet, path, text) {
  const imports = [...text.matchAll(/import (\w+) from "([^"]*\.module\.css)"/g)];
  return imports.find(([, , target]) => new URL(target, `file:///${path}`).pathname === `/${sheet}`)?.[1];
}

/** Keys of messages look like classes: "preview.next". */
const withoutTexts = (code) => code.replaceAll(/"[^"\n]*"/g, '""');

const withoutComments = (css) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");

function classesIn(css) {
  const plain = withoutComments(css).replaceAll(/"[^"]*"/g, '""');
  const selectors = [...plain.matchAll(/([^{};]*)\{/g)].map(([, prelude]) => prelude.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  return new Set(names);
}
