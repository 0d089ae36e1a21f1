"use client";

import { useTranslations } from "next-intl";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { Ruleset } from "../../lib/api-client/types.ts";
import { FieldSet, Legend } from "../../ui/forms/field.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { GameIcon } from "../games/game-icon.tsx";

interface RulesetPickerProps {
  readonly rulesets: readonly Ruleset[];
  readonly chosen: string;
  onChoose(ruleset: Ruleset["id"]): void;
}

export function RulesetPicker({ rulesets, chosen, onChoose }: RulesetPickerProps) {
  const t = useTranslations("lobby.create");
  return (
    <FieldSet>
      <Legend>{t("game")}</Legend>
      {rulesets.map((ruleset) => (
        <OptionLabel key={ruleset.id}>
          <input type="radio" name="ruleset" checked={ruleset.id === chosen} onChange={() => onChoose(ruleset.id)} />
          <RulesetLine ruleset={ruleset} />
        </OptionLabel>
      ))}
    </FieldSet>
  );
}

function RulesetLine({ ruleset }: { readonly ruleset: Ruleset }) {
  const t = useTranslations("lobby.create");
  const cover = coverOf(ruleset.id);
  const tGame = useTranslate(cover.messages);
  return (
    <>
      <GameIcon cover={cover} isSmall />
      <span>
        <b>{cover.title(tGame)}</b> <Text muted>{t("players", ruleset.seats)}</Text>
      </span>
    </>
  );
}
