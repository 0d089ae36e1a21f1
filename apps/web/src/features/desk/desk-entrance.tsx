"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useSession } from "../../api/use-session.ts";
import { Loading } from "../../ui/loading.tsx";
import { PageShell } from "../site/page-shell.tsx";
import { deskHome } from "./desk-link.tsx";

/** Leads on to where the reader has most to do; that page tells strangers whose it is. */
export function DeskEntrance() {
  const say = useTranslations("desk");
  const router = useRouter();
  const session = useSession();
  useEffect(() => {
    if (session.isSuccess) router.replace(deskHome(session.data?.roles ?? []));
  }, [router, session.isSuccess, session.data]);
  return (
    <PageShell className="page">
      <Loading label={say("nav.desk")} height="60vh" />
    </PageShell>
  );
}
