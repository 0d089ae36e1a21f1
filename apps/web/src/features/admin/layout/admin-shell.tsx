"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { useKeys } from "../../../lib/hooks/use-keys.ts";
import { useLocalStorage } from "../../../lib/hooks/use-local-storage.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import styles from "./admin-shell.module.css";

type Role = "moderator" | "director" | "administrator";

interface AdminShellProps {
  readonly title: string;
  readonly sub?: ReactNode;
  /** The role that the page needs. Administrators always have access. */
  readonly requiredRole?: Role;
  readonly children: ReactNode;
}

const pages = [
  { name: "games", role: "director" },
  { name: "people", role: "moderator" },
  { name: "reports", role: "moderator" },
  { name: "imports", role: "moderator" },
  { name: "system", role: "administrator" },
  { name: "audit", role: undefined },
] as const;

/** An admin page: links to the others, and its content for readers with access. */
export function AdminShell({ title, sub, requiredRole, children }: AdminShellProps) {
  const t = useTranslations("admin");
  const session = useSession();
  const [areLettersOn] = useLocalStorage("seneschal-keys", true);
  usePageTitle(title);
  useKeys({ "/": focusSearch }, areLettersOn);
  const roles = session.data?.roles ?? [];
  return (
    <PageShell width="wide" className={styles.page} where={<b>{t("title")}</b>}>
      <Title title={title} sub={sub} />
      {session.isPending && <Loading label={t("loading")} height="40vh" />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {session.data !== undefined && !hasAccess(roles, requiredRole) && (
        <EmptyState title={t("noAccess")}>{t("noAccessText")}</EmptyState>
      )}
      {hasAccess(roles, requiredRole) && (
        <>
          <AdminNav roles={roles} />
          {children}
        </>
      )}
    </PageShell>
  );
}

function AdminNav({ roles }: { readonly roles: readonly Role[] }) {
  const t = useTranslations("admin");
  const path = usePathname();
  return (
    <nav className={styles.nav} data-testid="admin-nav" aria-label={t("pages")}>
      {pages
        .filter(({ role }) => hasAccess(roles, role))
        .map(({ name }) => (
          <Link
            key={name}
            href={`/admin/${name}`}
            aria-current={path.startsWith(`/admin/${name}`) ? "page" : undefined}
          >
            {t(`nav.${name}`)}
          </Link>
        ))}
    </nav>
  );
}

function hasAccess(roles: readonly Role[], role: Role | undefined): boolean {
  if (roles.length === 0) return false;
  return role === undefined || roles.includes("administrator") || roles.includes(role);
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
