import type { Entry, Words } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { nameOf, ofName, whoOf } from "./names.ts";

export type Source = Entry["from"][number];

/** Where income came from: each part that brought something, with its rule. */
export const incomeSources = <Part extends string>(
  words: Words,
  parts: readonly { readonly part: Part; readonly rule: string }[],
  told: Readonly<Record<Part, number>>,
): readonly Source[] =>
  parts
    .filter(({ part }) => told[part] > 0)
    .map(({ part, rule }) => ({ text: words(`income.${part}`, { ecus: told[part] }), rule }));

interface Ballot {
  readonly seat: number;
  readonly votes: number;
  readonly on: string;
  readonly blank?: string;
}

/** How a family voted. */
export function ballotOf(words: Words, { seat, votes, on, blank }: Ballot, readers: Readers): string {
  const named = (lord: string) => (lord === "nobody" ? lord : words(`lord.${lord}`));
  return words("ballot", {
    seat: whoOf(readers, seat),
    seat_of: ofName(words, nameOf(readers, seat)),
    votes,
    on: named(on),
    ...(blank !== undefined && { blank: named(blank) }),
  });
}
