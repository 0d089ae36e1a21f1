"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import type { GameReportProgress } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { useRequestReport } from "../../lib/queries/games/use-game-report.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { FramedSection } from "../../ui/layout/section.tsx";

interface RequestSectionProps {
  readonly game: string;
  /** Undefined until someone asks for the report. */
  readonly progress: GameReportProgress | undefined;
}

/** Asks for a report, and shows how far it is. */
export function RequestSection({ game, progress }: RequestSectionProps) {
  const t = useTranslations("game-report.request");
  return (
    <FramedSection title={t("title")}>
      <p>{t("text")}</p>
      {progress === undefined ? <RequestButton game={game} /> : <ReportProgress progress={progress} />}
    </FramedSection>
  );
}

function RequestButton({ game }: { readonly game: string }) {
  const t = useTranslations("game-report.request");
  const { data: session } = useSession();
  const request = useRequestReport(game);
  if (session === null) return <p>{t("signIn")}</p>;
  return (
    <>
      {request.isError && <ProblemAlert failure={request.error} />}
      <Button primary disabled={request.isPending} onClick={() => request.mutate(game)}>
        {t("button")}
      </Button>
    </>
  );
}

function ReportProgress({ progress: { state, ahead, done, of } }: { readonly progress: GameReportProgress }) {
  const t = useTranslations("game-report.request");
  const format = useFormatter();
  const share = of === 0 ? 0 : done / of;
  const label =
    state === "queued"
      ? t("queued", { ahead })
      : t("computing", { share: format.number(share, { style: "percent", maximumFractionDigits: 0 }) });
  return <Progress label={label} share={share} />;
}
