"use client";

import { useEffect, useRef } from "react";
import { newSteps, type ShownSteps } from "./new-steps.ts";

interface Step {
  readonly version: number;
  readonly facts: readonly { readonly type: string }[];
}

interface StepMotionProps extends ShownSteps<Step> {
  readonly ruleset: string;
}

/**
 * Shows on the board above what the steps changed that it did not show before, in the order of their facts. Nothing moves for
 * readers who want less motion, and they load nothing for it.
 */
export function StepMotion({ ruleset, steps, shown }: StepMotionProps) {
  const before = useRef<ShownSteps<Step>>({ steps, shown });
  useEffect(() => {
    const facts = newSteps(before.current, { steps, shown }).flatMap((step) => step.facts);
    const isOtherStep = shown?.version !== before.current.shown?.version;
    before.current = { steps, shown };
    if (isOtherStep) stopMotion?.();
    if (facts.length > 0 && isMotionWanted()) show(ruleset, facts);
  }, [ruleset, steps, shown]);
  useEffect(() => () => stopMotion?.(), []);
  return null;
}

/** Ends what moves; set once something has moved. */
let stopMotion: (() => void) | undefined;

const isMotionWanted = () =>
  document.visibilityState === "visible" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function show(ruleset: string, facts: Step["facts"]): void {
  import("./show-facts.ts")
    .then(async ({ showFacts, removeMotions }) => {
      stopMotion = removeMotions;
      await showFacts(ruleset, facts);
    })
    // Without a network, the step is only in words.
    .catch(() => undefined);
}
