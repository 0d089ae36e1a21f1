import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isProcessAlive, processMark } from "./process-mark.ts";

/** Each process that uses the server creates a mark. The last one stops the server. */
export function addHolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, processMark(process.pid)), "");
}

export function removeHolder(folder: string): void {
  rmSync(join(folder, processMark(process.pid)), { force: true });
}

/** Returns whether another living process uses the server. Removes the marks of killed processes. */
export function hasOtherHolders(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const [others, gone] = partition(readdirSync(folder), isProcessAlive);
  for (const mark of gone) rmSync(join(folder, mark), { force: true });
  return others.some((mark) => mark !== processMark(process.pid));
}

function partition<Member>(list: readonly Member[], isIn: (member: Member) => boolean) {
  return [list.filter(isIn), list.filter((member) => !isIn(member))] as const;
}
