import type { Entry, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { nameOf, ofName, whoOf } from "./names.ts";

export type Source = Entry["from"][number];

/** The parts of an income that are not zero, with their rules. */
export const incomeSources = <Part extends string>(
  t: Translate,
  parts: readonly { readonly part: Part; readonly rule: string }[],
  amounts: Readonly<Record<Part, number>>,
): readonly Source[] =>
  parts
    .filter(({ part }) => amounts[part] > 0)
    .map(({ part, rule }) => ({ text: t(`income.${part}`, { ecus: amounts[part] }), rule }));

interface Ballot {
  readonly seat: number;
  readonly votes: number;
  readonly on: string;
  readonly blank?: string;
}

/** The vote of a family. */
export function ballotOf(t: Translate, { seat, votes, on, blank }: Ballot, readers: Readers): string {
  const named = (lord: string) => (lord === "nobody" ? lord : t(`lord.${lord}`));
  return t("ballot", {
    seat: whoOf(readers, seat),
    seat_of: ofName(t, nameOf(readers, seat)),
    votes,
    on: named(on),
    ...(blank !== undefined && { blank: named(blank) }),
  });
}
