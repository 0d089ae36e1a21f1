import clsx from "clsx";
import type { ReactNode } from "react";
import { Mark } from "./mark.tsx";
import type { MarkName } from "./mark-name.ts";

interface NoticeProps {
  /** `no`: refused or failed, told at once. `good`: done. Otherwise news that can wait. */
  readonly kind?: "no" | "good" | "news";
  readonly mark?: MarkName;
  /** What happened. */
  readonly title: ReactNode;
  /** What is kept, and what helps. */
  readonly children?: ReactNode;
  /** One button. */
  readonly deed?: ReactNode;
}

/** Says what happened and stays until it is dealt with: never a toast that leaves. */
export function Notice({ kind = "news", mark, title, children, deed }: NoticeProps) {
  return (
    <div className={clsx("notice", kind !== "news" && kind)} role={kind === "no" ? "alert" : "status"}>
      <Mark name={mark ?? marks[kind]} />
      <div>
        <b>{title}</b>
        {children}
      </div>
      {deed ? <div className="deed">{deed}</div> : null}
    </div>
  );
}

const marks = { no: "warning", good: "check", news: "bell" } as const;
