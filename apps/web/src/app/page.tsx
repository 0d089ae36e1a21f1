import { Lobby } from "../features/lobby/list/lobby.tsx";
import { lobbyLists, ownLists } from "../features/lobby/list/lobby-lists.ts";
import { PageMessages } from "../i18n/page-messages.tsx";
import { prefetchQueries, prefetchViewerQueries } from "../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../lib/queries/prefetch/prefetched.tsx";
import { hasSessionCookie } from "../lib/queries/prefetch/session-cookie.ts";

export default async function LobbyRoute() {
  const hasSession = await hasSessionCookie();
  const [{ rulesets }, { session, games }] = await Promise.all([prefetchQueries(), prefetchViewerQueries()]);
  // Visitors see the games first; the lists are further down.
  const lists = hasSession ? Object.values({ ...lobbyLists, ...ownLists }) : [];
  return (
    <PageMessages route="/">
      <Prefetched queries={[rulesets, session, ...lists.map(games)]}>
        <Lobby hasSession={hasSession} />
      </Prefetched>
    </PageMessages>
  );
}
