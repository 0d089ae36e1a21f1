"use client";

import { useTranslations } from "next-intl";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { NavLink } from "./nav-link.tsx";

/** The link to the admin pages, for staff. */
export function AdminLink() {
  const t = useTranslations("admin.nav");
  const roles = useSession().data?.roles ?? [];
  if (roles.length === 0) return null;
  return <NavLink href={adminHome(roles)} icon="quill" label={t("desk")} />;
}

/** The admin page where someone with these roles has most to do. */
export function adminHome(roles: readonly string[]): string {
  return roles.includes("administrator") || roles.includes("director") ? "/admin/games" : "/admin/reports";
}
