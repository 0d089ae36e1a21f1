"use client";

import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { NewTournament, Ruleset } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { SimulationDisclosure, SimulationSection } from "../simulation/simulation-section.tsx";
import { planOf, type TournamentDraft } from "./draft/draft.ts";
import { draftErrorsIn } from "./draft/draft-errors.ts";
import { ShownErrors } from "./errors/draft-error-context.tsx";
import { DraftErrorList } from "./errors/draft-error-list.tsx";
import { focusFirstInvalid } from "./errors/focus-first-invalid.ts";
import { PlanFields, seatsOf } from "./plan-fields.tsx";
import styles from "./tournament-form.module.css";

interface TournamentFormProps {
  readonly initialDraft: TournamentDraft;
  readonly rulesets: readonly Ruleset[];
  /** Whether everything but name and game is behind summaries. */
  readonly isFolded?: boolean;
  /** The text of the button. */
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly failure: Error | null;
  /** Content above the button. */
  readonly children?: ReactNode;
  onSubmit(plan: NewTournament): void;
}

/** The plan of a tournament, with a simulation. */
export function TournamentForm(props: TournamentFormProps) {
  const { initialDraft, rulesets, isFolded = false, submitLabel, isPending, failure, children, onSubmit } = props;
  const [draft, setDraft] = useState(initialDraft);
  const [isSent, setSent] = useState(false);
  const Simulation = isFolded ? SimulationDisclosure : SimulationSection;
  const errors = draftErrorsIn(draft, seatsOf(draft, rulesets), new Date());
  const send = (_: FormData, form: HTMLFormElement) => {
    // The first field with an error gets the focus: it is known once the errors are shown.
    flushSync(() => setSent(true));
    if (!focusFirstInvalid(form) && errors.length === 0) onSubmit(planOf(draft));
  };
  return (
    <ShownErrors value={isSent ? errors : null}>
      <Form id="plan" className={styles.form} onSend={send} noValidate>
        <PlanFields draft={draft} rulesets={rulesets} isFolded={isFolded} onChange={setDraft} />
      </Form>
      <Simulation plan={planOf(draft)} />
      {children}
      {isSent && <DraftErrorList errors={errors} />}
      {failure !== null && <ProblemAlert failure={failure} />}
      <ButtonRow as="p">
        <Button primary type="submit" form="plan" disabled={isPending}>
          {submitLabel}
        </Button>
      </ButtonRow>
    </ShownErrors>
  );
}
