import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../root.mjs";

const print = `
  const { rulesetSchemas } = await import("./packages/schema/src/games/register.ts");
  const { rulesets } = await import("./packages/engine/src/games/register.ts");
  const { gameWordings } = await import("./packages/wording/src/games/register.ts");
  const { gameReferences } = await import("./packages/wording/src/games/reference-register.ts");
  const idsOf = (list) => list.map(({ id }) => id);
  const editionsOf = (list) => list.flatMap(({ rulesets }) => rulesets);
  console.log(JSON.stringify({
    registered: {
      "packages/schema/src/games/register.ts": idsOf(rulesetSchemas),
      "packages/engine/src/games/register.ts": idsOf(rulesets),
      "packages/wording/src/games/register.ts": editionsOf(gameWordings),
      "packages/wording/src/games/reference-register.ts": editionsOf(gameReferences),
    },
    folders: gameWordings.map(({ folder }) => folder),
  }));
`;

/** The ids in the register of each package, and the folders of the games. */
export async function registeredEverywhere() {
  const command = ["--import", "tsx", "--input-type=module", "--eval", print];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  return JSON.parse(stdout);
}
