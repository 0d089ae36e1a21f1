"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useSession } from "../../lib/queries/use-session.ts";
import { Mark } from "../../ui/mark.tsx";
import { Tool } from "../../ui/tool.tsx";

/** The way to the desk, for those who keep the house. */
export function DeskLink() {
  const say = useTranslations("desk");
  const roles = useSession().data?.roles ?? [];
  if (roles.length === 0) return null;
  return (
    <Tool asChild>
      <Link href={deskHome(roles)}>
        <Mark name="quill" />
        <span className="word">{say("nav.desk")}</span>
      </Link>
    </Tool>
  );
}

/** Where somebody of the desk has most to do. */
export function deskHome(roles: readonly string[]): string {
  return roles.includes("administrator") || roles.includes("director") ? "/desk/games" : "/desk/reports";
}
