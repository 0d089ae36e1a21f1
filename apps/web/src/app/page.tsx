import { cookies } from "next/headers";
import { Lobby } from "../features/lobby/list/lobby.tsx";
import { prefetchQueries } from "../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../lib/queries/prefetch/prefetched.tsx";

/** The cookie of a session; only the API can read what it says. */
const sessionCookie = "seneschal-session";

export default async function LobbyRoute() {
  const hasSession = (await cookies()).has(sessionCookie);
  const { rulesets } = await prefetchQueries();
  return (
    <Prefetched queries={[rulesets]}>
      <Lobby hasSession={hasSession} />
    </Prefetched>
  );
}
