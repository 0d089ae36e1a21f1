"use client";

import type { Game } from "../../api/types.ts";
import { usePlayer } from "../../api/use-players.ts";
import { useSession } from "../../api/use-session.ts";
import { type Lack, lackOf } from "./lack-of.ts";

/** What the reader lacks to sit down at a table that asks something; not known before they have a name. */
export function useOwnLack({ entry }: Pick<Game, "entry">): Lack | null | undefined {
  const account = useSession().data?.id;
  const own = usePlayer(account ?? "", entry !== null && account !== undefined);
  if (entry === null) return null;
  return own.data === undefined ? undefined : lackOf(own.data.reliability, entry);
}
