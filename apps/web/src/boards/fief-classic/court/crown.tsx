import { namesOf } from "@seneschal/wording/games/fief-shared";
import { Text } from "../../../ui/typography/text.tsx";
import { Offices } from "../../fief-shared/court/court.tsx";
import { Rule } from "../../fief-shared/rule.tsx";
import type { FiefProps } from "../game.ts";
import { Holder } from "./holder.tsx";

/** The king with his tax, and the cardinals. */
export function Crown({ t, model }: FiefProps) {
  const { king, lords, supply, royalTaxes } = model.view;
  return (
    <Offices>
      <div>
        <dt>{t("court.king")}</dt>
        <dd>
          <Holder t={t} model={model} lord={king?.lord ?? null} vacant={t("court.noKing")} />
          {royalTaxes.length === 0 ? null : (
            <small>{t("court.royalTax", { names: namesOf(t, model, [...new Set(royalTaxes)]) })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Rule of="cardinals">{t("court.cardinals")}</Rule>
        </dt>
        <dd>
          {lords
            .filter(({ isCardinal }) => isCardinal)
            .map(({ lord }) => (
              <Holder key={lord} t={t} model={model} lord={lord} vacant="" />
            ))}
          <Text as="small" muted>
            {t("court.hats", { free: supply.hats })}
          </Text>
        </dd>
      </div>
    </Offices>
  );
}
