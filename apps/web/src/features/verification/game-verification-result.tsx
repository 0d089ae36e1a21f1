import { useTranslations } from "next-intl";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { SoundLog } from "./sound-log.tsx";
import { UnsoundLog } from "./unsound-log.tsx";
import type { VerificationState } from "./use-game-verification.ts";

/** What was found in the file, or how far the verification is. */
export function GameVerificationResult({ verification }: { readonly verification: VerificationState }) {
  const t = useTranslations("game-files.verify");
  switch (verification.type) {
    case "none":
      return null;
    case "running":
      return <Progress label={t("running", { file: verification.file.name })} share={verification.share} />;
    case "failed":
      return (
        <Alert kind="error" title={t("failed", { file: verification.file.name })}>
          <p>{t("failedText")}</p>
        </Alert>
      );
    case "unreadable":
      return (
        <Alert kind="error" title={t("failed", { file: verification.file.name })}>
          <p>{t(`unreadable.${verification.fault}`)}</p>
        </Alert>
      );
    case "done":
      return verification.verification.isSound ? (
        <SoundLog file={verification.file.name} log={verification.verification} />
      ) : (
        <UnsoundLog file={verification.file.name} log={verification.verification} />
      );
  }
}
