import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

/** Generates the module that fetches the board of each folder in the register when it is opened. */
export function boardOpeners() {
  const register = readFileSync(join(root, "apps/web/src/boards/register.ts"), "utf8");
  const lines = boardFolders(register).map(
    (folder) => `  ${keyOf(folder)}: dynamic(() => import("../${folder}/board.tsx").then(openerOf)),`,
  );
  return `// Made by \`npm run generate\` from boards/register.ts. Each import is written out, so that the build knows the styles behind it.
import dynamic from "next/dynamic";
import { type Opener, openerOf } from "../opener.ts";

export const openers: Readonly<Record<string, Opener>> = {
${lines.join("\n")}
};
`;
}

/** The folders of the covers that a register imports, apart from that of rulesets that have none. */
export const boardFolders = (register) =>
  [...register.matchAll(/from "\.\/([\w-]+)\/cover\.tsx"/g)]
    .map(([, folder]) => folder)
    .filter((folder) => folder !== "generic");

const keyOf = (folder) => (/^\w+$/.test(folder) ? folder : `"${folder}"`);
