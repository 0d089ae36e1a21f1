import type { Readers } from "@seneschal/wording";
import { capital, lordsOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";

/** The text of a value of one field. */
export type ValueLabel = (t: Translate, readers: Readers, value: unknown) => string;

interface ValueTexts {
  cardOf(t: Translate, card: string): string;
  pledgeOf(t: Translate, pledge: string): string;
  /** For the fields that not every Fief has. */
  readonly labels: Readonly<Record<string, ValueLabel>>;
  /** For any other field that is no number. */
  readonly otherwise: ValueLabel;
}

export const villageLabel: ValueLabel = (t, _, value) => t(`village.${value}`);
export const seatLabel: ValueLabel = (_, readers, value) => nameOf(readers, Number(value));
export const lordLabel: ValueLabel = (t, _, value) => t(`lord.${value}`);
/** One lord, or several together. */
export const lordsLabel: ValueLabel = (t, readers, value) =>
  Array.isArray(value) ? lordsOf(t, value) : lordLabel(t, readers, value);

const numberLabel: ValueLabel = (_t, _readers, value) => String(value);

/** What a line of the list of one field says. */
export function createValueLabels({ cardOf, pledgeOf, labels, otherwise }: ValueTexts) {
  const card: ValueLabel = (t, _, value) => (value === "none" ? t("value.none") : capital(cardOf(t, String(value))));
  const pledge: ValueLabel = (t, _, value) =>
    value === "none" ? t("value.noPledge") : capital(pledgeOf(t, String(value)));
  const to: ValueLabel = (t, readers, value) =>
    typeof value === "number" ? seatLabel(t, readers, value) : villageLabel(t, readers, value);
  const known: Readonly<Record<string, ValueLabel>> = {
    village: villageLabel,
    to,
    lord: lordLabel,
    card,
    askedCard: card,
    pledge,
    askedPledge: pledge,
    ...labels,
  };
  return (t: Translate, readers: Readers, field: string, value: unknown): string => {
    const label = known[field] ?? (typeof value === "number" ? numberLabel : otherwise);
    return label(t, readers, value);
  };
}
