"use client";

import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Loading } from "../../../ui/feedback/loading.tsx";
import styles from "./shown-together.module.css";

interface ShownTogetherProps {
  /** What is loading. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Sections that each have their own query, shown when all have an answer: one after the other, each would move the next. */
export function ShownTogether({ label, children }: ShownTogetherProps) {
  const client = useQueryClient();
  const pending = useIsFetching({ predicate: isFirstFetch });
  const [isShown, setShown] = useState(false);
  // The queries of the children begin before this effect, and after the first `pending`.
  useEffect(() => {
    if (pending === 0 && client.isFetching({ predicate: isFirstFetch }) === 0) setShown(true);
  }, [client, pending]);
  return (
    <>
      {!isShown && <Loading label={label} height="30vh" />}
      <div className={isShown ? undefined : styles.hidden}>{children}</div>
    </>
  );
}

const isFirstFetch = ({ state }: { readonly state: { readonly status: string } }) => state.status === "pending";
