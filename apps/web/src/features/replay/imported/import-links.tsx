"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { LinkBar } from "../../../components/layout/link-bar.tsx";
import type { ImportedGame } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";

/** The links below an imported game. Its importer and staff find where to remove it. */
export function ImportLinks({ game: { id, ruleset, importedBy } }: { readonly game: ImportedGame }) {
  const t = useTranslations("game-files.imported.links");
  const { data: account } = useSession();
  const isModerator = account?.roles.some((role) => role === "moderator" || role === "administrator") ?? false;
  return (
    <LinkBar label={t("label")}>
      <Link href={`/rules/${ruleset}`}>{t("rules")}</Link>
      <a href={`/v1/imports/${id}/export`} download>
        {t("export")}
      </a>
      <Link href="/games/verify">{t("verify")}</Link>
      {account !== null && account?.id === importedBy && <Link href="/games/import">{t("own")}</Link>}
      {isModerator && <Link href={`/admin/imports?q=${id}`}>{t("moderate")}</Link>}
    </LinkBar>
  );
}
