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
  /** How the reader came here, if by an invitation. */
  readonly invitation?: string | undefined;
}

/** A table before the game: who sits where, who is missing, and the button that begins. */
export function WaitingRoom({ game, account, invitation }: WaitingRoomProps) {
  const t = useTranslations("lobby.room");
  const cover = coverOf(game.ruleset);
  const tGame = useWords(cover.messages);
  const free = game.seats.filter(({ kind }) => kind === "nobody").length;
  const isHost = account !== null && account.id === game.host;
  const isInvited =
    account !== null && game.yourSeat === null && game.invited.some(({ account: id }) => id === account.id);
  const sentence = t(sentenceOf(game, isHost), { count: free });
  const start = useGameChange(() => requests.start(game.id));
  const host = hostName(game, useWords("common"));
  usePageTitle(`${game.name} · ${cover.title(tGame)}`, isHost && free === 0);

  return (
    <PageShell
      className="page room"
      where={
        <>
          <b>{cover.title(tGame)}</b> <span className="wide">· {game.name}</span>
        </>
      }
    >
      <Title
        title={sentence}
        sub={host === null ? game.name : t(game.rematchOf === null ? "sub" : "subAgain", { name: game.name, host })}
        seat={game.yourSeat}
      >
        {game.readyCheck && game.yourSeat !== null && <ReadyButton game={game} seat={game.yourSeat} />}
        {isHost && !game.readyCheck && (
          <Button main disabled={free > 0 || start.isPending} onClick={() => start.mutate(undefined)}>
            {t("start")}
          </Button>
        )}
      </Title>
      <LiveRegion>{sentence}</LiveRegion>
      {start.isError && <ProblemNotice failure={start.error} />}
      {account === null && (
        <Leaf title={t("nameFirst")}>
          <NameForm />
        </Leaf>
      )}
      {isInvited && <OwnInvitation game={game} account={account} />}
      <SeatList game={game} account={account} invitation={invitation} />
      {isHost && free > 0 && <LocalPlayerForm game={game} />}
      {isHost && free > 0 && <InvitePlayers game={game} />}
      {game.invitation !== null && <InvitationLink code={game.invitation} />}
      <GameSettings game={game} />
      <FairnessNote game={game} />
      {isHost && (
        <p>
          <CancelGame game={game} />
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
