"use client";

import type { ReactNode } from "react";
import { isNotFound } from "../../lib/api-client/api-problem.ts";
import { Title } from "../../ui/typography/title.tsx";
import { ProblemAlert } from "./problem-alert.tsx";

interface PageErrorProps {
  readonly failure: Error;
  /** What to say if there is nothing at this address. */
  readonly title: string;
  readonly text: string;
  /** A link to go on. */
  readonly children: ReactNode;
}

/** Shown instead of the content of a page that does not exist or cannot be fetched. */
export function PageError({ failure, title, text, children }: PageErrorProps) {
  return (
    <>
      {isNotFound(failure) ? <Title title={title} sub={text} /> : <ProblemAlert failure={failure} />}
      <p>{children}</p>
    </>
  );
}
