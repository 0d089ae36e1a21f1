"use client";

import { accounts } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import type { ShortField } from "./short-form.tsx";

/** The lines that several forms of the account ask for. */
export function useAccountFields() {
  const say = useTranslations("account");
  const isGiven = (value: string) => value !== "";
  return {
    email: (label = say("email")): ShortField<"email"> => ({
      name: "email",
      label,
      type: "email",
      autoComplete: "email",
      wrong: say("emailWrong"),
      fits: (value) => accounts.passwordResetRequest.shape.email.safeParse(value).success,
    }),
    password: (label = say("password")): ShortField<"password"> => ({
      name: "password",
      label,
      type: "password",
      autoComplete: "current-password",
      wrong: say("passwordWrong"),
      fits: isGiven,
    }),
    newPassword: (): ShortField<"newPassword"> => ({
      name: "newPassword",
      label: say("newPassword"),
      type: "password",
      autoComplete: "new-password",
      hint: say("passwordHint"),
      wrong: say("passwordHint"),
      fits: (value) => accounts.password.safeParse(value).success,
    }),
    code: (): ShortField<"code"> => ({
      name: "code",
      label: say("code"),
      type: "text",
      autoComplete: "one-time-code",
      hint: say("codeHint"),
      wrong: say("codeWrong"),
      fits: isGiven,
    }),
  };
}
