"use client";

import { FormattedRule, RulingMark } from "../../components/rules/formatted-rule.tsx";
import type { Rule } from "../../lib/api-client/types.ts";
import { Section } from "../../ui/layout/section.tsx";
import type { Chapter } from "./chapters.ts";
import styles from "./rule-chapter.module.css";
import { Highlighted } from "./search/highlighted.tsx";

interface RuleChapterProps {
  readonly chapter: Chapter;
  /** What is searched for; empty for nothing. */
  readonly words: string;
}

/** A chapter of a rule book. Its heading links to itself, so that its address can be copied. */
export function RuleChapter({ chapter, words }: RuleChapterProps) {
  return (
    <div id={chapter.id}>
      <Section
        title={
          <a href={`#${chapter.id}`} className={styles.heading}>
            <Highlighted text={chapter.title} words={words} />
          </a>
        }
      >
        {chapter.rules.map((rule) => (
          <RuleText key={rule.number} rule={rule} words={words} />
        ))}
      </Section>
    </div>
  );
}

/** A rule. Its number is its anchor. */
function RuleText({ rule, words }: { readonly rule: Rule; readonly words: string }) {
  const { number, text, isRuling } = rule;
  return (
    <p className={styles.rule} id={number} tabIndex={-1}>
      <a href={`#${number}`} className={styles.number}>
        <Highlighted text={number} words={words} />
      </a>{" "}
      <span>
        {isRuling && (
          <>
            <RulingMark />{" "}
          </>
        )}
        <FormattedRule text={text} renderText={(part) => <Highlighted text={part} words={words} />} />
      </span>
    </p>
  );
}
