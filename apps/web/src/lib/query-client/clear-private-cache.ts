import type { Query, QueryClient } from "@tanstack/react-query";
import { keys } from "./keys.ts";

/** The same for everyone, and the session, which says who is signed in. */
const shared: readonly unknown[] = [keys.session[0], keys.rulesets[0], keys.rulebook("", "")[0], keys.guide("", "")[0]];

/** What only signed-in users may fetch, in addition to their own lists. */
const own: readonly unknown[] = [
  keys.profile,
  keys.notificationSettings,
  keys.gameNotificationSettings,
  keys.devices,
  keys.webhooks,
  keys.deliveries(""),
  keys.sessions,
  keys.vacation,
  keys.blocks,
  keys.draft(""),
  keys.premoves(""),
  keys.autoReplies(""),
  keys.undoRequest(""),
  keys.presence(""),
  keys.notebook(""),
  keys.diary(""),
].map(([first]) => first);

/**
 * Another account sees other games and other hands: what is shown is asked again, and the rest forgotten. Where nobody
 * is signed in any more, what belongs to an account is forgotten, shown or not: to ask for it again would be in vain.
 */
export function clearPrivateCache(client: QueryClient): Promise<void> {
  const predicate = ({ queryKey }: Query) => !shared.includes(queryKey[0]);
  if (client.getQueryData(keys.session) === null) client.removeQueries({ predicate: isOwn });
  client.removeQueries({ predicate, type: "inactive" });
  return client.invalidateQueries({ predicate });
}

function isOwn({ queryKey: [first, query] }: Query): boolean {
  if (own.includes(first)) return true;
  return typeof query === "object" && query !== null && ("mine" in query || "invited" in query);
}
