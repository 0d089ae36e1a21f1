"use client";

import { describeScore, type Scored } from "@seneschal/wording";
import { coverOf, drawnCovers } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";

/** Describes scores of a ruleset: "3 points (king, 7 villages)". Rulesets without their own messages show points alone. */
export function useDescribeScore(ruleset: string): (scored: Scored) => string {
  const cover = coverOf(ruleset);
  const t = useTranslate(cover.messages);
  return (scored) => describeScore(t, drawnCovers.includes(cover) ? scored : { score: scored.score });
}
