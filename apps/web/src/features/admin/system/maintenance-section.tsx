"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation, useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { WideItemList } from "../layout/wide-item-list.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import styles from "./maintenance-section.module.css";

type Job = components["schemas"]["MaintenanceJob"];

const lookMs = 2_000;

/** Starts maintenance jobs over all games and shows their progress. */
export function MaintenanceSection() {
  const t = useTranslations("admin.maintenance");
  const jobs = useAdminQuery(["maintenance-jobs"], adminRequests.maintenanceJobs, lookMs);
  const begin = useAdminMutation((asked: { kind: Job["kind"]; reason: string }) =>
    adminRequests.startMaintenanceJob(asked),
  );
  return (
    <Section title={t("title")} aside={t("note")}>
      <ActionRow>
        {(["verify", "rebuild"] as const).map((kind) => (
          <ReasonDialog
            key={kind}
            action={t(`kinds.${kind}`)}
            title={t(`titles.${kind}`)}
            onConfirm={(reason) => begin.mutateAsync({ kind, reason })}
          />
        ))}
      </ActionRow>
      {jobs.isError && <ProblemAlert failure={jobs.error} />}
      <WideItemList>
        {jobs.data?.jobs.map((job) => (
          <MaintenanceJob key={job.id} job={job} />
        ))}
      </WideItemList>
    </Section>
  );
}

function MaintenanceJob({
  job: { kind, by, startedAt, endedAt, done, total, failure, faults },
}: {
  readonly job: Job;
}) {
  const t = useTranslations("admin.maintenance");
  const tFault = useTranslations("admin.verify");
  const label = t("progress", { what: t(`kinds.${kind}`), done, total });
  return (
    <li>
      <p>
        <b>{t(`kinds.${kind}`)}</b> · {by.name ?? by.account} · <Since instant={startedAt} />
      </p>
      {endedAt === null ? (
        <progress className={styles.progress} value={done} max={Math.max(1, total)} aria-label={label} />
      ) : (
        <p>{failure === null ? t("ended", { done, faults: faults.length }) : t("failed", { failure })}</p>
      )}
      {endedAt === null && <Text muted>{label}</Text>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ game, version, detail, kind: what }) => (
            <li key={`${game} ${version} ${what} ${detail}`}>
              {t.rich("fault", {
                game: () => (
                  <Link href={`/admin/games/${game}${version === null ? "" : `?at=${version}`}`}>
                    {game.slice(0, 8)}
                  </Link>
                ),
                fault: tFault(`faults.${what}`, { version: version ?? 0 }),
              })}{" "}
              <code lang="en">{detail}</code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
