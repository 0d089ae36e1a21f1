"use client";

import type { ReactNode } from "react";
import { Title } from "../../ui/title.tsx";
import { isNotFound } from "./is-not-found.ts";
import { ProblemNotice } from "./problem-notice.tsx";

interface PageErrorProps {
  readonly failure: Error;
  /** What is said where nothing is at this address. */
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** In place of what a page is about: it does not exist, or it cannot be fetched. */
export function PageError({ failure, title, text, children }: PageErrorProps) {
  return (
    <>
      {isNotFound(failure) ? <Title title={title} sub={text} /> : <ProblemNotice failure={failure} />}
      <p>{children}</p>
    </>
  );
}
