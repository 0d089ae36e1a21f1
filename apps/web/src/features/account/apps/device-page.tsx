"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { DeviceQuestion } from "../../../lib/api-client/types.ts";
import { useAnswerDevice, useFindDevice } from "../../../lib/queries/account/use-apps.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { ScopeList } from "../access/scope-list.tsx";
import { Emphasis } from "./emphasis.tsx";
import { MemberOnly } from "./member-only.tsx";

/** Where users enter the code that a program without a browser shows them. */
export function DevicePage() {
  const t = useTranslations("access.device");
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      <MemberOnly page="device">
        <Device />
      </MemberOnly>
    </PageShell>
  );
}

function Device() {
  const find = useFindDevice();
  if (find.isSuccess) return <Question question={find.data} />;
  return <CodeForm find={find} />;
}

/** A link can fill in the code, and the reader still confirms it. */
function CodeForm({ find }: { readonly find: ReturnType<typeof useFindDevice> }) {
  const t = useTranslations("access.device");
  const given = useSearchParams().get("code") ?? "";
  const [isWrong, setWrong] = useState(false);
  const send = (form: FormData) => {
    const code = String(form.get("code")).replaceAll(/[^a-z]/gi, "");
    setWrong(code.length !== 8);
    if (code.length === 8) find.mutate(code);
  };
  return (
    <Form onSend={send} noValidate>
      <Field label={t("code")} hint={t("codeHint")} error={isWrong ? t("codeWrong") : undefined}>
        {(controlProps) => (
          <input
            {...controlProps}
            name="code"
            defaultValue={given}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <Button primary type="submit" disabled={find.isPending}>
        {t("next")}
      </Button>
      {find.isError && <NotFound failure={find.error} />}
    </Form>
  );
}

function NotFound({ failure }: { readonly failure: unknown }) {
  const t = useTranslations("access.device");
  if (problemOf(failure).code !== "not-found") return <ProblemAlert failure={failure} />;
  return (
    <Alert kind="error" title={t("unknownTitle")}>
      <p>{t("unknown")}</p>
    </Alert>
  );
}

/** Both answers are equally easy. */
function Question({ question: { app, scopes, userCode } }: { readonly question: DeviceQuestion }) {
  const t = useTranslations("access.device");
  const tConsent = useTranslations("access.consent");
  const name = useSession().data?.name ?? "";
  const answer = useAnswerDevice();
  if (answer.isSuccess) return <Answered isAllowed={answer.variables.isAllowed} />;
  const b = (text: ReactNode) => <Emphasis>{text}</Emphasis>;
  const send = (isAllowed: boolean) => answer.mutate({ userCode, isAllowed });
  return (
    <>
      <p>{t.rich("asks", { app: app.name, name, b })}</p>
      <p>{t.rich("same", { code: userCode, b })}</p>
      <p>{tConsent("could")}</p>
      <ScopeList scopes={scopes} />
      <p>{tConsent("never")}</p>
      <InlineButtons>
        <Button disabled={answer.isPending} onClick={() => send(true)}>
          {tConsent("allow")}
        </Button>
        <Button disabled={answer.isPending} onClick={() => send(false)}>
          {tConsent("deny")}
        </Button>
      </InlineButtons>
      {answer.isError && <NotFound failure={answer.error} />}
    </>
  );
}

function Answered({ isAllowed }: { readonly isAllowed: boolean }) {
  const t = useTranslations("access.device");
  return (
    <Alert kind={isAllowed ? "success" : "info"} title={t(isAllowed ? "allowed" : "denied")}>
      <p>{t(isAllowed ? "allowedText" : "deniedText")}</p>
    </Alert>
  );
}
