"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";

/** Verifies the game and rebuilds its projections. */
export function VerificationSection({ game }: { readonly game: string }) {
  const t = useTranslations("admin.verify");
  const tCommon = useTranslations("common");
  const verify = useAdminMutation(() => adminRequests.verifyGame(game));
  const rebuild = useAdminMutation((reason: string) => adminRequests.rebuildGame(game, reason));
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
      {verify.isError && <ProblemAlert failure={verify.error} />}
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
                {tCommon("label", { name: t(`faults.${kind}`, { version: version ?? 0 }) })}{" "}
                <code lang="en">{detail}</code>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Section>
  );
}
