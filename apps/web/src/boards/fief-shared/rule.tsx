import { createContext, type ReactNode, useContext } from "react";
import { RuleTerm } from "../rule-term.tsx";

interface RulesOfBoard {
  readonly ruleset: string;
  /** The number of the rule of each thing that the board names. */
  readonly rules: Readonly<Record<string, string>>;
}

export const BoardRules = createContext<RulesOfBoard>({ ruleset: "", rules: {} });

interface RuleProps {
  /** What it is, as the rules of the board call it. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A word that leads to the rule about it. */
export function Rule({ of, children }: RuleProps) {
  const { ruleset, rules } = useContext(BoardRules);
  const rule = rules[of];
  if (rule === undefined) throw new Error(`${ruleset} has no rule about ${of}`);
  return (
    <RuleTerm ruleset={ruleset} rule={rule}>
      {children}
    </RuleTerm>
  );
}
