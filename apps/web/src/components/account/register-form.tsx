"use client";

import { useTranslations } from "next-intl";
import { useRegisterAccount } from "../../lib/queries/account/use-account.ts";
import { useAccountFields } from "./account-fields.ts";
import { ShortForm } from "./short-form.tsx";

/** Registers a guest: same name, same seats, on any device. */
export function RegisterForm() {
  const t = useTranslations("account");
  const keep = useRegisterAccount();
  const fields = useAccountFields();
  const email = { ...fields.email(), hint: t("registration.emailHint") };
  const password = { ...fields.newPassword(), name: "password" as const, label: t("password") };
  return (
    <ShortForm
      isPrimary
      intro={t("registration.why")}
      fields={[email, password]}
      submitLabel={t("registration.submit")}
      mutation={keep}
      onSend={(given) => keep.mutate(given)}
    />
  );
}
