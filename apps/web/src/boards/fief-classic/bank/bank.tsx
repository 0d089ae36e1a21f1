import { ecusOf } from "@seneschal/wording/games/fief-classic";
import { Section } from "../../../ui/layout/section.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import type { Translate } from "../../board.ts";
import { Rule } from "../../fief-shared/rule.tsx";
import type { View } from "../game.ts";
import styles from "./bank.module.css";
import { Losses } from "./losses.tsx";

/** What the bank sells, the prices, the incomes, and what is left. */
export function Bank({ t, view }: { readonly t: Translate; readonly view: View }) {
  const { prices, incomes, supply } = view;
  const wares = [
    { ware: "soldier", price: ecusOf(t, prices.soldier), brings: "", left: "" },
    { ware: "press", price: ecusOf(t, prices.press), brings: ecusOf(t, incomes.press), left: supply.presses },
    { ware: "mill", price: ecusOf(t, prices.mill), brings: ecusOf(t, incomes.mill), left: supply.mills },
    { ware: "castle", price: ecusOf(t, prices.castle), brings: "", left: supply.castles },
    {
      ware: "cardinal",
      price: prices.cardinal === 0 ? t("bank.free") : ecusOf(t, prices.cardinal),
      brings: "",
      left: supply.hats,
    },
  ];
  return (
    <Section title={<Rule of="bank">{t("bank.title")}</Rule>} className={styles.bank} data-element="bank">
      <DataTable
        caption={t("bank.prices")}
        isCaptionHidden
        columns={["what", "price", "brings", "left"].map((column) => t(`bank.${column}`))}
        rows={wares.map(({ ware, price, brings, left }) => ({
          key: ware,
          head: <Rule of={`ware.${ware}`}>{t(`bank.${ware}`)}</Rule>,
          cells: [price, brings, left],
        }))}
      />
      <Losses t={t} losses={view.losses} />
    </Section>
  );
}
