"use client";

import { lobbyMessages } from "@seneschal/wording/lobby-messages";
import { LoadedMessages } from "../../../components/messages/loaded-messages.tsx";
import { AnotherGame } from "../../../components/play-now/another-game.tsx";

/** What to play after a game of a ruleset. The lobby has the messages, too, so they are loaded with it. */
export function GameAfter({ ruleset }: { readonly ruleset: string }) {
  return (
    <LoadedMessages name="lobby" load={lobbyMessages}>
      <AnotherGame after={ruleset} />
    </LoadedMessages>
  );
}
