"use client";

import { useFormatter, useTranslations } from "next-intl";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { WideItemList } from "../layout/wide-item-list.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import type { Person } from "./person-page.tsx";

type Sanction = Person["history"][number];

/** The sanctions against an account, with appeals and outcomes. */
export function SanctionHistory({ person: { account, history } }: { readonly person: Person }) {
  const t = useTranslations("admin.moderation");
  return (
    <Section title={t("history")}>
      {history.length === 0 && <EmptyState title={t("none")} />}
      <WideItemList>
        {history.map((sanction) => (
          <SanctionLine key={sanction.id} account={account} sanction={sanction} />
        ))}
      </WideItemList>
    </Section>
  );
}

function SanctionLine({ account, sanction }: { readonly account: string; readonly sanction: Sanction }) {
  const t = useTranslations("admin.moderation");
  const format = useFormatter();
  const lift = useAdminMutation((reason: string) => adminRequests.liftSanction(account, sanction.id, reason));
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  const { kind, reason, startedAt, endsAt, by, appeal, liftReason, isInForce } = sanction;
  return (
    <li>
      <div>
        <p>
          <b>{t(kind === "mute" ? "muted" : "banned")}</b>{" "}
          {t("period", {
            from: day(startedAt),
            until: endsAt === null ? "never" : day(endsAt),
            by: by.name ?? by.account,
          })}
          {isInForce && <b> · {t("active")}</b>}
        </p>
        <p>{t("reason", { reason })}</p>
        {appeal !== null && <p>{t("appeal", { appeal })}</p>}
        {liftReason !== null && <p>{t("lifted", { reason: liftReason })}</p>}
      </div>
      {isInForce && (
        <ReasonDialog
          action={t("lift")}
          title={t("liftTitle")}
          onConfirm={(liftingReason) => lift.mutateAsync(liftingReason)}
        />
      )}
    </li>
  );
}
