import { useEffect, useRef } from "react";
import type { Box } from "./box.ts";
import type { Tag } from "./tag.ts";
import type { PlacedTag } from "./tag-placement.ts";

/** Where the lord of each company that has just come was before, by the key of the company. */
export function useTravels(tags: readonly PlacedTag<Tag>[]): ReadonlyMap<string, Box> {
  const before = useRef(tags);
  useEffect(() => {
    before.current = tags;
  }, [tags]);
  return travelsBetween(before.current, tags);
}

/** The former boxes of lords that are in another company now. */
export function travelsBetween(
  before: readonly PlacedTag<Tag>[],
  now: readonly PlacedTag<Tag>[],
): ReadonlyMap<string, Box> {
  const known = new Set(before.map(({ tag }) => tag.company.key));
  const travels = now.flatMap(({ tag }): readonly (readonly [string, Box])[] => {
    const [lord] = tag.names;
    if (known.has(tag.company.key) || lord === undefined) return [];
    const former = before.find((other) => other.tag.names.some((one) => one.lord === lord.lord));
    return former === undefined ? [] : [[tag.company.key, former.box]];
  });
  return new Map(travels);
}
