"use client";

import { FormattedRule, RulingMark } from "../../components/rules/formatted-rule.tsx";
import type { Rule } from "../../lib/api-client/types.ts";
import { Section } from "../../ui/layout/section.tsx";
import type { Chapter } from "./chapters.ts";
import styles from "./rule-chapter.module.css";

export function RuleChapter({ chapter }: { readonly chapter: Chapter }) {
  return (
    <div id={chapter.id}>
      <Section title={chapter.title}>
        {chapter.rules.map((rule) => (
          <RuleText key={rule.number} rule={rule} />
        ))}
      </Section>
    </div>
  );
}

/** A rule. Its number is its anchor. */
function RuleText({ rule: { number, text, isRuling } }: { readonly rule: Rule }) {
  return (
    <p className={styles.rule} id={number} tabIndex={-1}>
      <a href={`#${number}`} className={styles.number}>
        {number}
      </a>{" "}
      <span>
        {isRuling && (
          <>
            <RulingMark />{" "}
          </>
        )}
        <FormattedRule text={text} />
      </span>
    </p>
  );
}
