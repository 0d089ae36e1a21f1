"use client";

import { passwordLength } from "@seneschal/schema/form-checks";
import { useTranslations } from "next-intl";
import type { ShortField } from "./short-form.tsx";

/** Whether this can be an e-mail address. The API checks it more strictly. */
const isEmailAddress = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value);

/** Fields that several forms of the account share. */
export function useAccountFields() {
  const t = useTranslations("account");
  const isGiven = (value: string) => value !== "";
  return {
    email: (label = t("email")): ShortField<"email"> => ({
      name: "email",
      label,
      type: "email",
      autoComplete: "email",
      error: t("emailWrong"),
      isValid: isEmailAddress,
    }),
    password: (label = t("password")): ShortField<"password"> => ({
      name: "password",
      label,
      type: "password",
      autoComplete: "current-password",
      error: t("passwordWrong"),
      isValid: isGiven,
    }),
    newPassword: (): ShortField<"newPassword"> => ({
      name: "newPassword",
      label: t("newPassword"),
      type: "password",
      autoComplete: "new-password",
      hint: t("passwordHint"),
      error: t("passwordHint"),
      isValid: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
    }),
    code: (): ShortField<"code"> => ({
      name: "code",
      label: t("code"),
      type: "text",
      autoComplete: "one-time-code",
      hint: t("codeHint"),
      error: t("codeWrong"),
      isValid: isGiven,
    }),
  };
}
