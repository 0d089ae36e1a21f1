"use client";

import { tableMessages } from "@seneschal/wording/table-messages";
import type { ReactNode } from "react";
import { LoadedMessages } from "./loaded-messages.tsx";

/** Adds the messages of the page of a game. */
export function TableMessages({ children }: { readonly children: ReactNode }) {
  return (
    <LoadedMessages name="table" load={tableMessages}>
      {children}
    </LoadedMessages>
  );
}
