"use client";

import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useWords } from "../../../boards/words.ts";
import { NameForm } from "../../../components/account/name-form.tsx";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { hostName } from "../../../components/seats/people.ts";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGameChange } from "../../../lib/queries/use-games.ts";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Leaf } from "../../../ui/section.tsx";
import { Title } from "../../../ui/title.tsx";
import { WideOnly } from "../../../ui/wide-only.tsx";
import { Agreement } from "./agreement.tsx";
import { CancelTable } from "./cancel-table.tsx";
import { CompanionForm } from "./companion-form.tsx";
import { FairnessLine } from "./fairness-line.tsx";
import { GuestList } from "./guest-list.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { OwnInvitation } from "./own-invitation.tsx";
import { ReadinessButton } from "./readiness-button.tsx";
import { SeatLines } from "./seat-lines.tsx";

interface WaitingRoomProps {
  readonly game: Game;
  readonly account: Account | null;
  /** How the reader came here, if by an invitation. */
  readonly invitation?: string | undefined;
}

/** A table before the game: who sits where, who is missing, and the button that begins. */
export function WaitingRoom({ game, account, invitation }: WaitingRoomProps) {
  const say = useTranslations("lobby.room");
  const cover = coverOf(game.ruleset);
  const words = useWords(cover.messages);
  const free = game.seats.filter(({ kind }) => kind === "nobody").length;
  const isHost = account !== null && account.id === game.host;
  const isInvited =
    account !== null && game.yourSeat === null && game.invited.some(({ account: id }) => id === account.id);
  const sentence = say(sentenceOf(game, isHost), { count: free });
  const start = useGameChange(() => requests.start(game.id));
  const host = hostName(game, useWords("common"));
  usePageTitle(`${game.name} · ${cover.title(words)}`, isHost && free === 0);

  return (
    <PageShell
      className="page room"
      where={
        <>
          <b>{cover.title(words)}</b> <WideOnly>· {game.name}</WideOnly>
        </>
      }
    >
      <Title
        title={sentence}
        sub={host === null ? game.name : say(game.rematchOf === null ? "sub" : "subAgain", { name: game.name, host })}
        seat={game.yourSeat}
      >
        {game.readyCheck && game.yourSeat !== null && <ReadinessButton game={game} seat={game.yourSeat} />}
        {isHost && !game.readyCheck && (
          <Button main disabled={free > 0 || start.isPending} onClick={() => start.mutate(undefined)}>
            {say("start")}
          </Button>
        )}
      </Title>
      <LiveRegion>{sentence}</LiveRegion>
      {start.isError && <ProblemNotice failure={start.error} />}
      {account === null && (
        <Leaf title={say("nameFirst")}>
          <NameForm />
        </Leaf>
      )}
      {isInvited && <OwnInvitation game={game} account={account} />}
      <SeatLines game={game} account={account} invitation={invitation} />
      {isHost && free > 0 && <CompanionForm game={game} />}
      {isHost && free > 0 && <GuestList game={game} />}
      {game.invitation !== null && <InvitationLink code={game.invitation} />}
      <Agreement game={game} />
      <FairnessLine game={game} />
      {isHost && (
        <p>
          <CancelTable game={game} />
        </p>
      )}
    </PageShell>
  );
}

/** What the table waits for, in one sentence. */
function sentenceOf({ seats, readyCheck }: Game, isHost: boolean) {
  if (seats.some(({ kind }) => kind === "nobody")) return "missing";
  if (readyCheck) return "readiness";
  return isHost ? "ready" : "readyForHost";
}
