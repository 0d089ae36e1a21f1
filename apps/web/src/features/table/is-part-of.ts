import type { Draft } from "../../boards/scene.ts";

/** True if every field of one draft is chosen so in the other. */
export function isPartOf(option: Draft, draft: Draft | null): boolean {
  if (draft === null) return false;
  return Object.entries(option).every(([name, value]) => JSON.stringify(draft[name]) === JSON.stringify(value));
}
