"use client";

import { useTranslations } from "next-intl";
import type { Entry } from "../../boards/board.ts";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { CoinIcon } from "../../ui/typography/coins.tsx";
import { SignedAmount } from "../../ui/typography/signed-amount.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import { RuleLink } from "../rules/rule-link.tsx";
import styles from "./chronicle.module.css";

interface ChronicleTextProps {
  readonly entry: Entry;
  readonly ruleset: string;
}

/** The line of a step without a link, for the step that is already shown. */
export function ChronicleText({ entry, ruleset }: ChronicleTextProps) {
  return (
    <>
      {entry.seat === null ? <Icon name={entry.mark} /> : <Shield seat={entry.seat} />}
      <span>
        {entry.text} {entry.rule !== null && <RuleLink ruleset={ruleset} rule={entry.rule} />}
      </span>
      <ChronicleDetails entry={entry} ruleset={ruleset} />
    </>
  );
}

/** The gain of a line, and below it in small type where it came from. */
export function ChronicleDetails({ entry, ruleset }: ChronicleTextProps) {
  return (
    <>
      {entry.gain !== null && <Gain gain={entry.gain} />}
      {entry.from.length > 0 && (
        <span className={styles.from} data-part="from">
          {entry.from.map(({ text, rule }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the causes of one line never change their order.
            <span key={place}>
              {place > 0 && " · "}
              {text} {rule !== null && <RuleLink ruleset={ruleset} rule={rule} />}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Gain({ gain: { coins, total } }: { readonly gain: NonNullable<Entry["gain"]> }) {
  const t = useTranslations("game-page.chronicle");
  return (
    <span className={styles.gain} data-part="gain">
      <span aria-hidden="true">
        {coins !== 0 && <SignedAmount amount={coins}>{signed(coins)}</SignedAmount>} <CoinIcon /> {total}
      </span>
      <VisuallyHidden>{t("gain", { coins: signed(coins), total })}</VisuallyHidden>
    </span>
  );
}

function signed(coins: number): string {
  if (coins === 0) return "0";
  return coins > 0 ? `+${coins}` : `−${Math.abs(coins)}`;
}
