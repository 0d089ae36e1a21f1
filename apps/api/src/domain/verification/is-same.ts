import { canonicalJson } from "@seneschal/schema";

/** Whether two values are stored as the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
