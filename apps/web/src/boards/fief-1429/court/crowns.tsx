import { capital } from "@seneschal/wording/games/fief-shared";
import { Text } from "../../../ui/typography/text.tsx";
import { Offices } from "../../fief-shared/court/court.tsx";
import { Rule } from "../../fief-shared/rule.tsx";
import type { Crown, FiefProps } from "../game.ts";
import { Holder } from "./holder.tsx";
import { vacancyText } from "./vacancy-text.ts";

const crowns = ["king", "queen", "prince", "pope"] as const satisfies readonly Crown[];
const hats = 4;

/** King, queen, crown prince, pope and cardinals. */
export function Crowns({ t, model }: FiefProps) {
  const { lords, isRegency, isHatForSale } = model.view;
  const cardinals = lords.filter(({ isCardinal }) => isCardinal);
  return (
    <Offices>
      {crowns.map((crown) => {
        const held = lords.find((lord) => lord.crowns.includes(crown));
        const isElected = crown === "king" || crown === "pope";
        return (
          <div key={crown}>
            <dt>
              <Rule of={`crown.${crown}`}>
                {capital(t(crown === "queen" && isRegency ? "regent" : `office.${crown}`))}
              </Rule>
            </dt>
            <dd>
              <Holder
                t={t}
                model={model}
                lord={held?.lord ?? null}
                vacant={isElected ? vacancyText(t, model.view, crown) : t("court.nobody")}
              />
            </dd>
          </div>
        );
      })}
      <div>
        <dt>
          <Rule of="cardinals">{t("court.cardinals")}</Rule>
        </dt>
        <dd>
          {cardinals.map(({ lord }) => (
            <Holder key={lord} t={t} model={model} lord={lord} vacant="" />
          ))}
          <Text as="small" muted>
            {t("court.hats", { free: hats - cardinals.length, sale: String(isHatForSale) })}
          </Text>
        </dd>
      </div>
    </Offices>
  );
}
