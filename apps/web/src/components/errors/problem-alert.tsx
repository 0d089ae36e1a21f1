"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type FailureCode, problemOf } from "../../lib/api-client/api-problem.ts";
import { Alert } from "../../ui/feedback/alert.tsx";

export interface ProblemAlertProps {
  readonly failure: unknown;
  /** The ruleset, if the problem may name a rule. */
  readonly ruleset?: string | undefined;
  readonly action?: ReactNode;
}

// Few visits meet a problem: its text is fetched when it is shown, and the page stays as it is until then.
const ExplainedProblem = dynamic(() => import("./explained-problem.tsx").then((file) => file.ExplainedProblem), {
  loading: () => null,
});

/** The texts that every page carries: without a network they cannot be fetched, and a page without a game needs no more. */
const carried: readonly FailureCode[] = ["unreachable", "not-found"];

/** What went wrong, in plain words: what happened, what is kept, what helps. */
export function ProblemAlert(problem: ProblemAlertProps) {
  const { code } = problemOf(problem.failure);
  return carried.includes(code) ? <CarriedProblem {...problem} /> : <ExplainedProblem {...problem} />;
}

function CarriedProblem({ failure, action }: ProblemAlertProps) {
  const t = useTranslations("common.problems");
  const { code } = problemOf(failure);
  return (
    <Alert
      kind="error"
      icon={code === "unreachable" ? "offline" : "warning"}
      title={t(`${code}.title`)}
      action={action}
    >
      {t(`${code}.text`)}
    </Alert>
  );
}
