"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { AuthorizationQuestion, AuthorizationRequest } from "../../../lib/api-client/types.ts";
import { useAllowApp, useAuthorization } from "../../../lib/queries/account/use-apps.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { ScopeList } from "../access/scope-list.tsx";
import { Emphasis } from "./emphasis.tsx";
import { MemberOnly } from "./member-only.tsx";

/** Where apps send their users: whether this app may act for the reader. */
export function ConsentPage() {
  const t = useTranslations("access.consent");
  const request = useRequest();
  const question = useAuthorization(request);
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {question.isPending && <Loading label={t("title")} height="320px" />}
      {question.isError && <Broken failure={question.error} />}
      {question.data && question.data.error !== null && <Invalid question={question.data} />}
      {question.data?.error === null && <Question request={request} question={question.data} />}
    </PageShell>
  );
}

const parameters = [
  ...(["client_id", "redirect_uri", "response_type", "scope"] as const),
  ...(["state", "code_challenge", "code_challenge_method"] as const),
];

/** The parameters of the address that belong to the request. */
function useRequest(): AuthorizationRequest {
  const given = useSearchParams();
  const entries = parameters.flatMap((name) => given.getAll(name).map((value) => [name, value] as const));
  return { client_id: "", redirect_uri: "", ...Object.fromEntries(entries) };
}

function Broken({ failure }: { readonly failure: unknown }) {
  const t = useTranslations("access.consent");
  const { code, message } = problemOf(failure);
  if (code !== "not-found" && code !== "malformed-request") return <ProblemAlert failure={failure} />;
  return (
    <Alert kind="error" title={t("brokenTitle")}>
      <p>{t("broken")}</p>
      <p>{t("brokenReason", { reason: message })}</p>
    </Alert>
  );
}

/** It is not sent back by itself: a link that leads here could otherwise lead anywhere. */
function Invalid({ question: { error, denyUrl } }: { readonly question: AuthorizationQuestion }) {
  const t = useTranslations("access.consent");
  return (
    <Alert
      kind="error"
      title={t("invalidTitle")}
      action={
        <Button asChild>
          <a href={denyUrl}>{t("back")}</a>
        </Button>
      }
    >
      <p>{t("invalid", { error: error?.error_description ?? "" })}</p>
    </Alert>
  );
}

interface QuestionProps {
  readonly request: AuthorizationRequest;
  readonly question: AuthorizationQuestion;
}

function Question({ request, question }: QuestionProps) {
  const t = useTranslations("access.consent");
  const account = useSession().data;
  const { app, scopes } = question;
  const { host } = app;
  const values = { app: app.name, b: (text: React.ReactNode) => <Emphasis>{text}</Emphasis> };
  return (
    <>
      <p>{account ? t.rich("asks", { ...values, name: account.name }) : t.rich("asksVisitor", values)}</p>
      <p>{host === null ? t("device") : t.rich("host", { ...values, host })}</p>
      <p>{t("could")}</p>
      <ScopeList scopes={scopes} />
      <p>{t("never")}</p>
      <MemberOnly page="consent">
        <Answer request={request} question={question} />
      </MemberOnly>
    </>
  );
}

/** Both answers are equally easy. */
function Answer({ request, question: { denyUrl } }: QuestionProps) {
  const t = useTranslations("access.consent");
  const allow = useAllowApp();
  if (allow.isSuccess)
    return (
      <Alert kind="success" title={t("done")}>
        <p>{t("doneText")}</p>
      </Alert>
    );
  const goBack = ({ redirectUrl }: { readonly redirectUrl: string }) => window.location.assign(redirectUrl);
  return (
    <>
      <InlineButtons>
        <Button disabled={allow.isPending} onClick={() => allow.mutate(request, { onSuccess: goBack })}>
          {t("allow")}
        </Button>
        <Button asChild>
          <a href={denyUrl}>{t("deny")}</a>
        </Button>
      </InlineButtons>
      {allow.isError && <ProblemAlert failure={allow.error} />}
    </>
  );
}
