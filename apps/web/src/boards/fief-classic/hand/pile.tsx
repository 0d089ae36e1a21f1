import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";

interface PileProps {
  readonly t: Translate;
  /** How many cards are left, and how many are discarded. */
  readonly summary: string;
  readonly discards: readonly string[];
  cardName(t: Translate, card: string): string;
}

/** A pile of cards with its discards, which all players see. */
export function Pile({ t, summary, discards, cardName }: PileProps) {
  if (discards.length === 0) {
    return (
      <Text as="p" small>
        {summary}
      </Text>
    );
  }
  // "Revolt 2, Tax 1"
  const counts = [...new Set(discards)].map((card) =>
    t("counted", { name: cardName(t, card), count: discards.filter((one) => one === card).length }),
  );
  return (
    <Disclosure>
      <summary>{summary}</summary>
      <Text as="p" small>
        {counts.join(", ")}
      </Text>
    </Disclosure>
  );
}
