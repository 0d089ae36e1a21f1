/** The answer to a move that the rules forbid: the number of the rule. Figures are in the view. */
export type Refusal = { readonly rule: string };
export type Decision<Fact> = { readonly facts: readonly Fact[] } | { readonly refusal: Refusal };

export const refuse = (rule: string) => ({ refusal: { rule } });
