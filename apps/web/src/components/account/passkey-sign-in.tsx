"use client";

import { useTranslations } from "next-intl";
import { useSignInWithPasskey } from "../../lib/queries/account/use-passkeys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";

/** Signs in with a passkey of this site, which the browser lets its user choose: here or in the e-mail field. */
export function PasskeySignIn() {
  const t = useTranslations("account.signIn");
  const signIn = useSignInWithPasskey();
  return (
    <>
      <Text as="p" spaced>
        <Button disabled={signIn.isPending} onClick={() => signIn.mutate(undefined)}>
          {t("withPasskey")}
        </Button>
      </Text>
      {signIn.isError && <ProblemAlert failure={signIn.error} />}
    </>
  );
}
