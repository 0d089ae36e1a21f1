"use client";

import { botGamesMax, paces, visibilities } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import { CheckboxList } from "../../../ui/forms/checkbox-list.tsx";
import { NumberField } from "../../../ui/forms/number-field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import type { BotDraft } from "./bot-draft.ts";
import type { BotFieldsProps } from "./bot-form.tsx";

/** Which games a bot account accepts. */
export function BotLimitsFields({ draft: { limits }, wrong, onChange }: BotFieldsProps) {
  const t = useTranslations("bots.form");
  const tVisibility = useTranslations("lobby.create.visibility");
  const tPace = useTranslations("lobby.create.timeControl");
  const change = (part: Partial<BotDraft["limits"]>) => onChange({ limits: { ...limits, ...part } });
  return (
    <>
      <NumberField
        label={t("gamesMax")}
        error={wrong.has("gamesMax") ? t("gamesMaxWrong", { max: botGamesMax }) : undefined}
        from={1}
        to={botGamesMax}
        value={limits.gamesMax}
        onChange={(gamesMax) => change({ gamesMax })}
      />
      <CheckboxList
        legend={tVisibility("legend")}
        offered={visibilities}
        chosen={limits.visibilities}
        labelOf={(visibility) => t(visibility)}
        onChange={(chosen) => change({ visibilities: [...chosen] })}
        wrong={wrong.has("visibilities") ? t("noneChosen") : undefined}
      />
      <CheckboxList
        legend={tPace("legend")}
        offered={paces}
        chosen={limits.paces}
        labelOf={(pace) => tPace(`names.${pace}`)}
        onChange={(chosen) => change({ paces: [...chosen] })}
        wrong={wrong.has("paces") ? t("noneChosen") : undefined}
      />
      <OptionLabel>
        <input
          type="checkbox"
          checked={limits.onlyOnline}
          onChange={({ target }) => change({ onlyOnline: target.checked })}
        />
        <span>{t("onlyOnline")}</span>
      </OptionLabel>
    </>
  );
}
