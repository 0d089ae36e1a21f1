"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { problemOf } from "../../lib/api-client/api-problem.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { RuleQuote } from "../rules/rule-quote.tsx";

interface ProblemAlertProps {
  readonly failure: unknown;
  /** The ruleset, if the problem may name a rule. */
  readonly ruleset?: string | undefined;
  readonly action?: ReactNode;
}

/** What went wrong, in plain words: what happened, what is kept, what helps. */
export function ProblemAlert({ failure, ruleset, action }: ProblemAlertProps) {
  const t = useTranslations("common.problems");
  const { code, problem } = problemOf(failure);
  const rule = problem?.rule;
  return (
    <Alert
      kind="error"
      icon={code === "unreachable" ? "offline" : "warning"}
      title={t(`${code}.title`)}
      action={action}
    >
      {t(`${code}.text`, { limit: problem?.botLimit ?? "other" })}{" "}
      {rule !== undefined && ruleset !== undefined && <RuleQuote ruleset={ruleset} rule={rule} />}
    </Alert>
  );
}
