"use client";

import { useTranslations } from "next-intl";
import { useKeepName } from "../../lib/queries/use-session.ts";
import { useAccountFields } from "./account-fields.ts";
import { ShortForm } from "./short-form.tsx";

/** Registers a guest: same name, same seats, on any device. */
export function KeepNameForm() {
  const t = useTranslations("account");
  const keep = useKeepName();
  const fields = useAccountFields();
  const email = { ...fields.email(), hint: t("registration.emailHint") };
  const password = { ...fields.newPassword(), name: "password" as const, label: t("password") };
  return (
    <ShortForm
      isMain
      intro={t("registration.why")}
      fields={[email, password]}
      deed={t("registration.submit")}
      sending={keep}
      onSend={(given) => keep.mutate(given)}
    />
  );
}
