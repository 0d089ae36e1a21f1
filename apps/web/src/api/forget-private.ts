import type { Query, QueryClient } from "@tanstack/react-query";
import { keys } from "./keys.ts";

/** The same for everybody, and the session, which says who looks. */
const shared: readonly unknown[] = [keys.session[0], keys.rulesets[0], keys.rulebook("", "")[0]];

/** Another account sees other games and other hands: what is shown is asked again, and the rest forgotten. */
export function forgetPrivate(client: QueryClient): Promise<void> {
  const predicate = ({ queryKey }: Query) => !shared.includes(queryKey[0]);
  client.removeQueries({ predicate, type: "inactive" });
  return client.invalidateQueries({ predicate });
}
