"use client";

import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { GuestForm } from "../../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { NotificationsPanel } from "../../../components/notifications/notifications-panel.tsx";
import { hostName } from "../../../components/seats/people.ts";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { WideOnly } from "../../../ui/layout/wide-only.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { CancelGame } from "./cancel-game.tsx";
import { FairnessNote } from "./fairness-note.tsx";
import { GameSettings } from "./game-settings.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { InvitePlayers } from "./invite-players.tsx";
import { LocalPlayerForm } from "./local-player-form.tsx";
import { OwnInvitation } from "./own-invitation.tsx";
import { ReadyButton } from "./ready-button.tsx";
import { SeatList } from "./seat-list.tsx";

interface WaitingRoomProps {
  readonly game: Game;
  readonly account: Account | null;
  /** The code of the invitation link that the reader followed. */
  readonly invitation?: string | undefined;
}

/** A game that has not started: its seats, who is missing, and the button that starts it. */
export function WaitingRoom({ game, account, invitation }: WaitingRoomProps) {
  const t = useTranslations("lobby.waitingRoom");
  const cover = coverOf(game.ruleset);
  const tGame = useTranslate(cover.messages);
  const isFull = freeSeatsOf(game) === 0;
  const isHost = account !== null && account.id === game.host;
  usePageTitle(`${game.name} · ${cover.title(tGame)}`, isHost && isFull);
  return (
    <PageShell
      width="medium"
      where={
        <>
          <b>{cover.title(tGame)}</b> <WideOnly>· {game.name}</WideOnly>
        </>
      }
    >
      <Heading game={game} isHost={isHost} />
      {account === null && (
        <FramedSection title={t("nameFirst")}>
          <GuestForm />
        </FramedSection>
      )}
      {isInvited(game, account) && <OwnInvitation game={game} account={account} />}
      <SeatList game={game} account={account} invitation={invitation} />
      {isHost && !isFull && <LocalPlayerForm game={game} />}
      {isHost && !isFull && <InvitePlayers game={game} />}
      {game.invitation !== null && <InvitationLink code={game.invitation} />}
      <GameSettings game={game} />
      <FairnessNote game={game} />
      <NotificationsPanel game={game} />
      {isHost && (
        <p>
          <CancelGame game={game} />
        </p>
      )}
    </PageShell>
  );
}

function Heading({ game, isHost }: { readonly game: Game; readonly isHost: boolean }) {
  const t = useTranslations("lobby.waitingRoom");
  const start = useGameMutation(() => waitingRoomRequests.start(game.id));
  const host = hostName(game, useTranslate("common"));
  const free = freeSeatsOf(game);
  const sentence = t(sentenceOf(game, isHost), { count: free });
  return (
    <>
      <Title
        title={sentence}
        sub={host === null ? game.name : t(game.rematchOf === null ? "sub" : "subRematch", { name: game.name, host })}
        seat={game.yourSeat}
      >
        {game.readyCheck && game.yourSeat !== null && <ReadyButton game={game} seat={game.yourSeat} />}
        {isHost && !game.readyCheck && (
          <Button primary disabled={free > 0 || start.isPending} onClick={() => start.mutate(undefined)}>
            {t("start")}
          </Button>
        )}
      </Title>
      <LiveRegion>{sentence}</LiveRegion>
      {start.isError && <ProblemAlert failure={start.error} />}
    </>
  );
}

function freeSeatsOf({ seats }: Game): number {
  return seats.filter(({ kind }) => kind === "nobody").length;
}

function isInvited({ yourSeat, invited }: Game, account: Account | null): account is Account {
  return account !== null && yourSeat === null && invited.some(({ account: id }) => id === account.id);
}

/** What the game waits for, in one sentence. */
function sentenceOf({ seats, readyCheck }: Game, isHost: boolean) {
  if (seats.some(({ kind }) => kind === "nobody")) return "missing";
  if (readyCheck) return "readiness";
  return isHost ? "ready" : "readyForHost";
}
