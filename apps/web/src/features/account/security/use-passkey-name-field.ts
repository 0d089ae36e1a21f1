"use client";

import { isReadable } from "@seneschal/schema/form-checks";
import { useTranslations } from "next-intl";
import type { ShortField } from "../../../components/account/short-form.tsx";

const nameLengthMax = 60;

/** The field for the name of a passkey. */
export function usePasskeyNameField() {
  const t = useTranslations("account.passkeys");
  return (): ShortField<"name"> => ({
    name: "name",
    label: t("name"),
    type: "text",
    autoComplete: "off",
    hint: t("nameHint"),
    error: t("nameWrong"),
    isValid: (value) => isReadable(value, nameLengthMax),
  });
}
