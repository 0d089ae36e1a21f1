"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SignInForm } from "../../../components/account/sign-in-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";

interface MemberOnlyProps {
  readonly page: "consent" | "device";
  readonly children: ReactNode;
}

/** What only members can do. Visitors sign in first, and guests need an account. */
export function MemberOnly({ page, children }: MemberOnlyProps) {
  const t = useTranslations("access");
  const session = useSession();
  if (session.isPending) return <Loading label={t(`${page}.title`)} height="90px" />;
  if (session.isError) return <ProblemAlert failure={session.error} />;
  if (session.data === null)
    return (
      <Section title={t(`${page}.signIn`)}>
        <SignInForm />
      </Section>
    );
  if (session.data.kind === "member") return children;
  return (
    <>
      <p>{t(`${page}.guest`)}</p>
      <p>
        <Button asChild>
          <Link href="/account">{t("consent.account")}</Link>
        </Button>
      </p>
    </>
  );
}
