"use client";

import { useTranslations } from "next-intl";
import type { Rule } from "../../api/types.ts";
import { Section } from "../../ui/section.tsx";
import type { Chapter } from "./chapters.ts";

export function RuleChapter({ chapter }: { readonly chapter: Chapter }) {
  return (
    <Section title={chapter.title}>
      {chapter.rules.map((rule) => (
        <RuleText key={rule.number} rule={rule} />
      ))}
    </Section>
  );
}

/** One rule; its number is its address. */
function RuleText({ rule: { number, text, isRuling } }: { readonly rule: Rule }) {
  const say = useTranslations("rules");
  return (
    <p className="ruletext" id={number} tabIndex={-1}>
      <a href={`#${number}`} className="number-of-rule">
        {number}
      </a>{" "}
      <span>
        {isRuling && <i className="quiet">{say("ruling")} </i>}
        {text}
      </span>
    </p>
  );
}
