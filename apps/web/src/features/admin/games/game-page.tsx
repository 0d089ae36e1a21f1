"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useKeys } from "../../../lib/hooks/use-keys.ts";
import { useLocalStorage } from "../../../lib/hooks/use-local-storage.ts";
import { useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { useListingParams } from "../listing/use-listing-params.ts";
import { EventList } from "./event-list.tsx";
import styles from "./game-page.module.css";
import { InspectionSections } from "./inspection-sections.tsx";
import { Interventions } from "./interventions.tsx";
import { VerificationSection } from "./verification-section.tsx";

export type Inspection = components["schemas"]["Inspection"];

/** The game goes on meanwhile, so the page refetches. */
const lookMs = 10_000;

/** A game at one version: its events, its state, and interventions. */
export function AdminGamePage({ game }: { readonly game: string }) {
  const t = useTranslations("admin.game");
  const params = useListingParams();
  const at = params.asked.at === undefined ? undefined : Number(params.asked.at);
  const found = useAdminQuery(["game", game, at], () => adminRequests.inspectGame(game, at), lookMs);
  const shown = found.data;
  const [areLettersOn] = useLocalStorage("seneschal-keys", true);
  const go = (version: number) => {
    if (shown === undefined || version < 1 || version > shown.head) return;
    params.set({ at: version === shown.head ? undefined : String(version) });
  };
  useKeys({ "[": () => shown && go(shown.version - 1), "]": () => shown && go(shown.version + 1) }, areLettersOn);

  return (
    <AdminShell title={shown?.name ?? t("title")} sub={<Links game={game} />} requiredRole="director">
      {found.isPending && <Loading label={t("loading")} height="50vh" />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {shown && (
        <>
          <Interventions inspection={shown} />
          <VerificationSection game={game} />
          <div className={styles.inspection}>
            <EventList game={game} shown={shown.version} head={shown.head} onGo={go} />
            <InspectionSections inspection={shown} />
          </div>
        </>
      )}
    </AdminShell>
  );
}

function Links({ game }: { readonly game: string }) {
  const t = useTranslations("admin.game");
  return (
    <>
      <Link href={`/games/${game}`}>{t("view")}</Link> · <Link href={`/games/${game}/replay`}>{t("replay")}</Link> ·{" "}
      <Link href={`/admin/audit?about=${game}`}>{t("audit")}</Link>
    </>
  );
}
