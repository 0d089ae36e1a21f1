"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import type { Account } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Title } from "../../ui/typography/title.tsx";

interface AccountSubpageProps {
  readonly title: string;
  readonly sub: string;
  /** Shown to everyone, above the rest. */
  readonly intro?: ReactNode;
  readonly signedOut: string;
  /** Shown to guests instead of the content. If left out, guests see the content. */
  readonly guest?: string;
  /** The label of the link to the page of the account. */
  readonly back: string;
  readonly children: (account: Account) => ReactNode;
}

/** A page below that of the account. It has its content for those who are signed in, and a way back. */
export function AccountSubpage({ title, sub, intro, signedOut, guest, back, children }: AccountSubpageProps) {
  const session = useSession();
  const account = session.data;
  return (
    <PageShell width="narrow">
      <Title title={title} sub={sub} />
      {intro}
      {session.isPending && <Loading label={title} height="320px" />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {account === null && <p>{signedOut}</p>}
      {account && (account.kind === "guest" && guest !== undefined ? <p>{guest}</p> : children(account))}
      <p>
        <Button asChild>
          <Link href="/account">{back}</Link>
        </Button>
      </p>
    </PageShell>
  );
}
