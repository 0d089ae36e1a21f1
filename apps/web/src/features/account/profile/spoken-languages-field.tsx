"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useMemo, useState } from "react";
import { useIsHydrated } from "../../../lib/hooks/use-is-hydrated.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ToolButton } from "../../../ui/buttons/tool-button.tsx";
import { Field, FieldRow, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { languageName, languageNames } from "./language-names.ts";
import styles from "./spoken-languages-field.module.css";

/** The maximum in a profile. */
const languagesMax = 8;

/** Languages, each with a button to remove it. The form sends their codes as `name`. */
export function SpokenLanguagesField({ name, kept }: { readonly name: string; readonly kept: readonly string[] }) {
  const t = useTranslations("account.profile");
  const locale = useLocale();
  const [codes, setCodes] = useState(kept);
  const label = useId();
  return (
    <FieldSet className={styles.spoken}>
      <Legend id={label}>{t("spoken")}</Legend>
      {codes.length === 0 && (
        <Text as="p" muted small>
          {t("spokenNone")}
        </Text>
      )}
      <ul aria-labelledby={label}>
        {codes.map((code) => {
          const language = languageName(locale, code);
          return (
            <li key={code}>
              <input type="hidden" name={name} value={code} />
              <span>{language}</span>
              <ToolButton
                title={t("spokenRemove", { language })}
                onClick={() => setCodes(codes.filter((one) => one !== code))}
              >
                <Icon name="close" label={t("spokenRemove", { language })} />
              </ToolButton>
            </li>
          );
        })}
      </ul>
      {codes.length < languagesMax && <AddLanguage kept={codes} onAdd={(code) => setCodes([...codes, code])} />}
    </FieldSet>
  );
}

interface AddLanguageProps {
  readonly kept: readonly string[];
  onAdd(code: string): void;
}

/** A select with a button, because arrow keys change a select without a decision. */
function AddLanguage({ kept, onAdd }: AddLanguageProps) {
  const t = useTranslations("account.profile");
  const locale = useLocale();
  // The server may know other languages than the browser.
  const isHydrated = useIsHydrated();
  const all = useMemo(() => (isHydrated ? languageNames(locale) : []), [isHydrated, locale]);
  const [chosen, setChosen] = useState("");
  const add = () => {
    onAdd(chosen);
    setChosen("");
  };
  return (
    <FieldRow>
      <Field label={t("spokenAdd")}>
        {(controlProps) => (
          <select {...controlProps} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t("spokenChoose")}</option>
            {all
              .filter(({ code }) => !kept.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      <Button disabled={chosen === ""} onClick={add}>
        {t("spokenAddButton")}
      </Button>
    </FieldRow>
  );
}
