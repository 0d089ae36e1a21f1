"use client";

import type { Language } from "@seneschal/wording";
import type { ReactNode } from "react";
import type { MessageFiles } from "../../boards/message-files.ts";
import { LoadedMessages } from "./loaded-messages.tsx";

interface GameMessagesProps {
  /** The message files of a game. */
  readonly files: MessageFiles;
  readonly children: ReactNode;
}

/** Adds the messages of a game, each file as a namespace. They are loaded with its board. */
export function GameMessages({ files, children }: GameMessagesProps) {
  return (
    <LoadedMessages name={Object.keys(files).join()} load={(language) => loadFiles(files, language)}>
      {children}
    </LoadedMessages>
  );
}

async function loadFiles(files: MessageFiles, language: Language) {
  const loaded = Object.entries(files).map(async ([name, load]) => [name, (await load[language]()).default] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
