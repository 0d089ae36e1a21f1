"use client";

import type { ComponentProps } from "react";
import { NumberField, OptionalNumberField } from "../../../../ui/forms/number-field.tsx";
import { useNumberError } from "../errors/draft-error-context.tsx";

/** A required number of the plan. Once the form was sent, it says if it is missing or out of bounds. */
export function PlanNumberField(props: ComponentProps<typeof NumberField>) {
  const outOfBounds = useNumberError(props);
  return <NumberField {...props} error={props.error ?? outOfBounds} />;
}

/** An optional number of the plan. Once the form was sent, it says if it is out of bounds. */
export function OptionalPlanNumberField(props: ComponentProps<typeof OptionalNumberField>) {
  const outOfBounds = useNumberError(props);
  return <OptionalNumberField {...props} error={props.error ?? outOfBounds} />;
}
