"use client";

import type { ReactNode } from "react";
import { Title } from "../../ui/title.tsx";
import { isNowhere } from "./is-nowhere.ts";
import { ProblemNotice } from "./problem-notice.tsx";

interface TroubleProps {
  readonly failure: Error;
  /** What is said where nothing is at this address. */
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** In place of what a page is about: it does not exist, or it cannot be fetched. */
export function Trouble({ failure, title, text, children }: TroubleProps) {
  return (
    <>
      {isNowhere(failure) ? <Title title={title} sub={text} /> : <ProblemNotice failure={failure} />}
      <p>{children}</p>
    </>
  );
}
