import { cardName, ecusOf } from "@seneschal/wording/games/fief-classic";
import { capital, nameOf, ofName, whoOf } from "@seneschal/wording/games/fief-shared";
import { Section } from "../../../ui/layout/section.tsx";
import { Rule } from "../../fief-shared/rule.tsx";
import type { FiefProps } from "../game.ts";

/** An attack that can still be parried: whose it is, its target, its strength, and what would end it. */
export function AttackNotice({ t, model }: FiefProps) {
  const { attack } = model.view;
  if (attack === null) return null;
  const { seat, card, region, lord, rolled, price } = attack;
  return (
    <Section title={<Rule of="attack">{t("attack.title")}</Rule>}>
      <p>
        {t("attack.line", {
          card: capital(cardName(t, card)),
          seat: whoOf(model, seat),
          seat_of: ofName(t, nameOf(model, seat)),
          region: region === null ? "" : t(`region.${region}`),
          lord: lord === null ? "none" : t(`lord.${lord}`),
        })}
        {rolled === null ? null : ` ${t("attack.rolled", { rolled, what: t(`fierce.${rolled}`) })}`}
        {price === null ? null : ` ${t("attack.price", { price: ecusOf(t, price) })}`}
      </p>
    </Section>
  );
}
