"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { adminHome } from "../../../components/layout/admin-link.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";

/** Redirects to the admin page for the reader's role. That page rejects readers without one. */
export function AdminHome() {
  const t = useTranslations("admin");
  const router = useRouter();
  const session = useSession();
  useEffect(() => {
    if (session.isSuccess) router.replace(adminHome(session.data?.roles ?? []));
  }, [router, session.isSuccess, session.data]);
  return (
    <PageShell width="wide">
      <Loading label={t("nav.desk")} height="60vh" />
    </PageShell>
  );
}
