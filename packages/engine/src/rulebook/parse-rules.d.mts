/** One numbered rule of a rule book. */
export interface WrittenRule {
  /** `MA-3.2`. */
  readonly number: string;
  /** The heading of its chapter, without its number. */
  readonly chapter: string;
  readonly text: string;
  readonly isRuling: boolean;
  /** The ruleset that has the rule, if editions differ in it. */
  readonly edition?: string;
}

/** Parses a rule book in Markdown; throws for a line in bold that is not a rule. */
export function parseRules(text: string): { readonly credits: string; readonly rules: readonly WrittenRule[] };
