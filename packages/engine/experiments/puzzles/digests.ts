import { createHash } from "node:crypto";
import type { Repeated } from "@seneschal/engine/puzzles";
import { canonicalJson } from "@seneschal/schema";

const length = 16;

/** For each position of a game the digest of all facts that led to it: the first digits of a SHA-256. */
export function digestsOf(game: Iterable<Pick<Repeated, "facts">>): readonly string[] {
  const hash = createHash("sha256");
  return Array.from(game, ({ facts }) => hash.update(canonicalJson(facts)).copy().digest("hex").slice(0, length));
}
