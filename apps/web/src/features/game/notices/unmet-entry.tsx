"use client";

import { lobbyMessages } from "@seneschal/wording/lobby-messages";
import { LoadedMessages } from "../../../components/messages/loaded-messages.tsx";
import { EntryNote } from "../../../components/seats/entry-note.tsx";
import type { Game } from "../../../lib/api-client/types.ts";

/** Why the reader may not take over a seat of this game. The lobby has the messages, too, so they are loaded with it. */
export function UnmetEntry({ game }: { readonly game: Game }) {
  return (
    <LoadedMessages name="lobby" load={lobbyMessages}>
      <p>
        <EntryNote game={game} />
      </p>
    </LoadedMessages>
  );
}
