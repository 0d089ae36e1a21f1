"use client";

import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { deskRequests } from "../../../lib/api-client/desk-requests.ts";
import { useDeed } from "../../../lib/queries/use-desk.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { ReasonDialog } from "../layout/reason-dialog.tsx";

/** Verifies the game and rebuilds its projections. */
export function VerificationSection({ game }: { readonly game: string }) {
  const t = useTranslations("admin.verify");
  const verify = useDeed(() => deskRequests.verify(game));
  const rebuild = useDeed((reason: string) => deskRequests.rebuild(game, reason));
  const verdict = rebuild.data ?? verify.data;
  return (
    <Section title={t("title")}>
      <ActionRow as="p">
        <Button
          disabled={verify.isPending}
          onClick={() => {
            rebuild.reset();
            verify.mutate(undefined);
          }}
        >
          {t("verify")}
        </Button>
        <ReasonDialog
          action={t("rebuild")}
          title={t("rebuildTitle")}
          text={t("rebuildText")}
          onConfirm={(reason) => rebuild.mutateAsync(reason)}
        />
      </ActionRow>
      {verify.isError && <ProblemNotice failure={verify.error} />}
      {verdict?.isSound === true && (
        <Alert kind="success" title={t("sound", { events: verdict.events })}>
          {!verdict.rulesChecked && <p>{t("oldRules")}</p>}
        </Alert>
      )}
      {verdict?.isSound === false && (
        <Alert kind="error" title={t("unsound")}>
          <ul>
            {verdict.faults.map(({ version, kind, detail }) => (
              <li key={`${version} ${kind} ${detail}`}>
                {t(`faults.${kind}`, { version: version ?? 0 })}: <code lang="en">{detail}</code>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Section>
  );
}
