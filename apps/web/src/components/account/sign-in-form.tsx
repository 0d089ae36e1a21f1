"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { problemOf } from "../../lib/api-client/api-problem.ts";
import { useSignIn } from "../../lib/queries/account/use-session.ts";
import { Text } from "../../ui/typography/text.tsx";
import { useAccountFields } from "./account-fields.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ShortForm } from "./short-form.tsx";

/** For registered players; asks for the code of two-factor authentication where the server does. */
export function SignInForm() {
  const t = useTranslations("account");
  const signIn = useSignIn();
  const fields = useAccountFields();
  const asksForCode = signIn.isError && codeFailures.has(problemOf(signIn.error).code);
  // Browsers suggest passkeys for it, too.
  const email = { ...fields.email(), autoComplete: "username webauthn" };
  const asked = [email, fields.password(), ...(asksForCode ? [fields.code()] : [])];
  return (
    <>
      <ShortForm
        isPrimary
        fields={asked}
        submitLabel={t("signIn.submit")}
        mutation={signIn}
        onSend={({ email = "", password = "", code = "" }: Partial<Record<(typeof asked)[number]["name"], string>>) =>
          signIn.mutate({ email, password, ...(code !== "" && { code }) })
        }
      >
        <Text as="p" muted small>
          <Link href="/account/forgotten">{t("signIn.forgotten")}</Link>
        </Text>
      </ShortForm>
      <PasskeySignIn />
    </>
  );
}

const codeFailures = new Set(["second-factor-needed", "wrong-code"]);
