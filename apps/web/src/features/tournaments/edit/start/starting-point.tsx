"use client";

import { useTranslations } from "next-intl";
import type { TournamentTemplates } from "../../../../lib/api-client/types.ts";
import { Field } from "../../../../ui/forms/field.tsx";

interface StartingPointProps {
  readonly templates: TournamentTemplates;
  /** `default`, `copy`, or the id of a template. */
  readonly chosen: string;
  /** The tournament that is copied, if any. */
  readonly copied: string | null;
  onChoose(chosen: string): void;
}

/** Which settings the form begins with: a copy, ready-made ones, or a template of the reader. */
export function StartingPoint({ templates: { readyMade, own }, chosen, copied, onChoose }: StartingPointProps) {
  const t = useTranslations("tournament-templates");
  return (
    <Field label={t("start")} hint={t(hintOf(chosen, readyMade))}>
      {(controlProps) => (
        <select {...controlProps} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {copied !== null && <option value="copy">{t("copyOf", { name: copied })}</option>}
          <option value="default">{t("default")}</option>
          <optgroup label={t("readyMadeLabel")}>
            {readyMade.map(({ id }) => (
              <option key={id} value={id}>
                {t(`readyMade.${id}.name`)}
              </option>
            ))}
          </optgroup>
          {own.length > 0 && (
            <optgroup label={t("own")}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      )}
    </Field>
  );
}

function hintOf(chosen: string, readyMade: TournamentTemplates["readyMade"]) {
  const found = readyMade.find(({ id }) => id === chosen);
  return found === undefined ? "startHint" : (`readyMade.${found.id}.text` as const);
}
