"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { ShortForm } from "../../../components/account/short-form.tsx";
import { useChangePassword } from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";

export function PasswordSection() {
  const t = useTranslations("account.passwordChange");
  const change = useChangePassword();
  const fields = useAccountFields();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t("title")}>
      {isOpen ? (
        <ShortForm
          fields={[fields.password(t("current")), fields.newPassword()]}
          submitLabel={t("change")}
          mutation={change}
          onSend={(given) => change.mutate(given, { onSuccess: () => setOpen(false) })}
        />
      ) : (
        <>
          {change.isSuccess && <Alert kind="success" title={t("done")} />}
          <Text as="p" spaced>
            <Button onClick={() => setOpen(true)}>{t("change")}</Button>
          </Text>
        </>
      )}
    </Section>
  );
}
