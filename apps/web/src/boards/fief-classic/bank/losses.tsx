import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import type { View } from "../game.ts";
import styles from "./bank.module.css";

/** The two loss tables: how many pawns fall for each sum of the dice, in the open and behind walls. */
export function Losses({ t, losses }: { readonly t: Translate; readonly losses: View["losses"] }) {
  const sums = losses.open.map((open, sum) => ({ sum, open, castle: losses.castle[sum] ?? 0 })).slice(1);
  return (
    <Disclosure className={styles.losses}>
      <summary>{t("bank.losses")}</summary>
      <DataTable
        caption={t("bank.losses")}
        isCaptionHidden
        columns={[t("bank.sum"), t("bank.open"), t("bank.walled")]}
        rows={sums.map(({ sum, open, castle }) => ({ key: `${sum}`, head: sum, cells: [open, castle] }))}
      />
      <Text as="p" muted small>
        {t("bank.lossesNote")}
      </Text>
    </Disclosure>
  );
}
