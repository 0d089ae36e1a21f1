"use client";

import { tournamentMessages } from "@seneschal/wording/tournament-messages";
import type { ReactNode } from "react";
import { LoadedMessages } from "./loaded-messages.tsx";

/** Adds the messages of the page of a tournament. */
export function TournamentMessages({ children }: { readonly children: ReactNode }) {
  return (
    <LoadedMessages name="tournament" load={tournamentMessages}>
      {children}
    </LoadedMessages>
  );
}
