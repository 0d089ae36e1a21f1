"use client";

import { problemMessages } from "@seneschal/wording/problem-messages";
import { useTranslations } from "next-intl";
import { problemOf } from "../../lib/api-client/api-problem.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { LoadedMessages } from "../messages/loaded-messages.tsx";
import { RuleQuote } from "../rules/rule-quote.tsx";
import type { ProblemAlertProps } from "./problem-alert.tsx";

/** A problem that the API explains by its code, with the rule that refuses a move. */
export function ExplainedProblem(problem: ProblemAlertProps) {
  return (
    <LoadedMessages name="problem" load={problemMessages}>
      <Explanation {...problem} />
    </LoadedMessages>
  );
}

function Explanation({ failure, ruleset, action }: ProblemAlertProps) {
  const t = useTranslations("problems");
  const { code, problem } = problemOf(failure);
  const rule = problem?.rule;
  return (
    <Alert kind="error" icon="warning" title={t(`${code}.title`)} action={action}>
      {t(`${code}.text`, { limit: problem?.botLimit ?? "other" })}{" "}
      {rule !== undefined && ruleset !== undefined && <RuleQuote ruleset={ruleset} rule={rule} />}
    </Alert>
  );
}
