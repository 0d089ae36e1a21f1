// Writes the generated files; with --check it only lists those that are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { boardOpeners } from "./generators/board-openers.mjs";
import { clientTypes } from "./generators/client-types.mjs";
import { helpPages } from "./generators/help-pages.mjs";
import { offlinePage } from "./generators/offline-page.mjs";
import { openapiDocument } from "./generators/openapi-document.mjs";
import { pageMessages } from "./generators/page-messages.mjs";
import { rulebooks } from "./generators/rulebooks.mjs";
import { villageRules } from "./generators/village-tables.mjs";
import { root } from "./root.mjs";

const isCheck = process.argv.includes("--check");
const outdated = [];

// The rulebooks first: the API has them in a module.
for (const [language, name] of Object.entries({ en: "RULES.md", fr: "RULES.fr.md" })) {
  const file = `packages/engine/src/games/village/${name}`;
  keep(file, villageRules(file, language));
}
keep("apps/api/src/generated/rulebooks.ts", rulebooks());
keep("apps/web/public/generated/offline-page.js", offlinePage());
keep("apps/web/src/features/help/generated/help-pages.ts", helpPages());
keep("apps/web/src/boards/generated/openers.ts", boardOpeners());
keep("apps/web/src/i18n/generated/page-messages.ts", pageMessages());
const document = await openapiDocument();
keep("apps/api/openapi.json", document);
const types = await clientTypes(document);
keep("apps/web/src/lib/api-client/generated/openapi.ts", types);
keep("packages/client/generated/openapi.d.ts", types);

if (outdated.length > 0) {
  console.error(`Out of date: ${outdated.join(", ")}. Run: npm run generate`);
  process.exitCode = 1;
}

function keep(path, content) {
  const file = join(root, path);
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === content;
  if (isCurrent) return;
  if (isCheck) {
    outdated.push(path);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`wrote ${path}`);
}
