import type { ReactNode } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";
import { SignedAmount } from "../../../ui/typography/signed-amount.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import { signed } from "../wording/numbers.ts";
import styles from "./family-figures.module.css";

export interface FamilyResources {
  /** Null when money is hidden. */
  readonly ecus: number | null;
  readonly income: Readonly<Record<string, number>> & { readonly ecus: number };
  readonly villages: number;
}

interface FamilyFiguresProps {
  readonly t: Translate;
  readonly family: FamilyResources;
  /** After the chosen move. */
  readonly after: FamilyResources | undefined;
  /** The sources of income, in the order in which they are shown. */
  readonly incomes: readonly string[];
  /** The cards, in words. */
  readonly hand: ReactNode;
}

/** Écus, the next income and its sources, villages and cards, with the changes by the chosen move. */
export function FamilyFigures({ t, family, after = family, incomes, hand }: FamilyFiguresProps) {
  const sources = incomes.flatMap((part) => {
    const ecus = family.income[part] ?? 0;
    return ecus > 0 ? [t(`income.${part}`, { ecus })] : [];
  });
  return (
    <dl className={styles.figures}>
      <Figure
        label={t("family.ecus")}
        value={
          <>
            <Icon name="coin" className={styles.coin} /> {family.ecus ?? t("family.hidden")}
          </>
        }
        change={(after.ecus ?? 0) - (family.ecus ?? 0)}
      />
      <Figure
        label={t("family.income")}
        value={`+${family.income.ecus}`}
        change={after.income.ecus - family.income.ecus}
        note={sources.join(" · ")}
      />
      <Figure label={t("family.villages")} value={family.villages} change={after.villages - family.villages} />
      <Figure label={t("family.cards")} value={hand} change={0} />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly change: number;
  readonly note?: string;
}

function Figure({ label, value, change, note = "" }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {change === 0 ? null : <SignedAmount amount={change}> {signed(change)}</SignedAmount>}
        {note === "" ? null : (
          <Text as="small" muted className={styles.note}>
            {note}
          </Text>
        )}
      </dd>
    </div>
  );
}
