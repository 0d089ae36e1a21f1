import type { tournaments as schemas } from "@seneschal/schema";
import { verificationFaults } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { Problem } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";

type LineFault = NonNullable<NonNullable<Problem["errors"]>[number]["lineFault"]>;

interface ImportFailureProps {
  /** The name of the file. */
  readonly file: string;
  readonly failure: unknown;
}

/** The line of the file that is wrong, and why; otherwise any other problem. */
export function ImportFailure({ file, failure }: ImportFailureProps) {
  const t = useTranslations("tournament-files.import");
  const describe = useFaultText();
  const found = problemOf(failure).problem?.errors?.find(({ lineFault }) => lineFault !== undefined)?.lineFault;
  if (found === undefined) return <ProblemAlert failure={failure} />;
  return (
    <Alert kind="error" title={t("wrong", { file })}>
      <p>{t("line", { line: found.line, fault: describe(found) })}</p>
      <p>{t("nothing")}</p>
    </Alert>
  );
}

/** Faults of verification files have their texts from the page that verifies them. */
function useFaultText(): (fault: LineFault) => string {
  const t = useTranslations("tournament-files.import.faults");
  const tVerify = useTranslations("tournament-files.verify.faults");
  return ({ fault, values }) => {
    if (isVerificationFault(fault)) return tVerify(fault, { player: String(values.player ?? "") });
    return t(fault, values);
  };
}

const isVerificationFault = (fault: LineFault["fault"]): fault is schemas.VerificationFault =>
  (verificationFaults as readonly string[]).includes(fault);
