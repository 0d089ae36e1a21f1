"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { adminHome } from "../../../components/layout/admin-link.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useSession } from "../../../lib/queries/use-session.ts";
import { Loading } from "../../../ui/loading.tsx";

/** Leads on to where the reader has most to do; that page tells strangers whose it is. */
export function AdminHome() {
  const t = useTranslations("desk");
  const router = useRouter();
  const session = useSession();
  useEffect(() => {
    if (session.isSuccess) router.replace(adminHome(session.data?.roles ?? []));
  }, [router, session.isSuccess, session.data]);
  return (
    <PageShell className="page">
      <Loading label={t("nav.desk")} height="60vh" />
    </PageShell>
  );
}
