/** The answer to a move that the rules forbid: the number of the rule. Figures are in the view. */
export type Refusal = { readonly rule: string };
/** The facts of a move and the position after them, which the rules had to compute anyway. */
export type Consequence<State, Fact> = { readonly facts: readonly Fact[]; readonly state: State };
export type Decision<State, Fact> = Consequence<State, Fact> | { readonly refusal: Refusal };

export const refuse = (rule: string) => ({ refusal: { rule } });
