import type { TournamentVerdict } from "@seneschal/tournament/verification";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { DescriptionList } from "../../../ui/lists/description-list.tsx";
import type { Verification } from "./use-verification.ts";
import styles from "./verification-result.module.css";

/** What was found in the file, or how far the verification is. */
export function VerificationResult({ verification }: { readonly verification: Verification }) {
  const t = useTranslations("tournament-files.verify");
  switch (verification.state) {
    case "none":
      return null;
    case "running":
      return <Progress label={t("running", { file: verification.file })} share={verification.share} />;
    case "failed":
      return (
        <Alert kind="error" title={t("failed", { file: verification.file })}>
          {t("failedText")}
        </Alert>
      );
    case "done":
      return <Verdict file={verification.file} verdict={verification.verdict} />;
  }
}

function Verdict({ file, verdict }: { readonly file: string; readonly verdict: TournamentVerdict }) {
  const t = useTranslations("tournament-files.verify");
  if (!verdict.isSound) {
    const { line, fault, player } = verdict;
    return (
      <Alert kind="error" title={t("unsound", { file })}>
        <p>{t("line", { line, fault: t(`faults.${fault}`, { player: player ?? "" }) })}</p>
      </Alert>
    );
  }
  return (
    <>
      <Alert kind="success" title={t("sound", { file })}>
        <p>{t(verdict.pairingsChecked ? "allChecked" : "pairingsSkipped")}</p>
      </Alert>
      <ManifestFacts verdict={verdict} />
    </>
  );
}

type Sound = Extract<TournamentVerdict, { readonly isSound: true }>;

/** The values to compare with those that the reader noted while the tournament was running. */
function ManifestFacts({ verdict: { manifest, name } }: { readonly verdict: Sound }) {
  const t = useTranslations("tournament-files.verify.facts");
  return (
    <DescriptionList className={styles.facts}>
      <dt>{t("tournament")}</dt>
      <dd>
        <Link href={`/tournaments/${manifest.tournament}`}>{name}</Link>
      </dd>
      <dt>{t("events")}</dt>
      <dd>{manifest.events}</dd>
      <dt>{t("commitment", { scheme: manifest.scheme })}</dt>
      <dd>
        <code>{manifest.commitment}</code>
      </dd>
      <dt>{t("head")}</dt>
      <dd>
        <code>{manifest.head}</code>
      </dd>
    </DescriptionList>
  );
}
