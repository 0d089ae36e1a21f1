"use client";

import { useTranslations } from "next-intl";
import { requests } from "../../api/requests.ts";
import type { Account, Game } from "../../api/types.ts";
import { useGameChange } from "../../api/use-games.ts";
import { boardOf } from "../../boards/register.ts";
import { useWords } from "../../boards/words.ts";
import { Button } from "../../ui/button.tsx";
import { LiveRegion } from "../../ui/live-region.tsx";
import { Leaf } from "../../ui/section.tsx";
import { Title } from "../../ui/title.tsx";
import { NameForm } from "../lobby/name-form.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";
import { hostName } from "../seats/people.ts";
import { PageShell } from "../site/page-shell.tsx";
import { usePageTitle } from "../site/page-title.ts";
import { FairnessLine } from "./fairness-line.tsx";
import { InvitationLink } from "./invitation-link.tsx";
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
  const board = boardOf(game.ruleset);
  const words = useWords(board.messages);
  const free = game.seats.filter(({ kind }) => kind === "nobody").length;
  const isHost = account !== null && account.id === game.host;
  const sentence = free > 0 ? say("missing", { count: free }) : isHost ? say("ready") : say("readyForHost");
  const start = useGameChange(() => requests.start(game.id));
  const host = hostName(game);
  usePageTitle(`${game.name} · ${board.title(words)}`, isHost && free === 0);

  return (
    <PageShell
      className="page room"
      where={
        <>
          <b>{board.title(words)}</b> <span className="wide">· {game.name}</span>
        </>
      }
    >
      <Title
        title={sentence}
        sub={host === null ? game.name : say("sub", { name: game.name, host })}
        seat={game.yourSeat}
      >
        {isHost && (
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
      <SeatLines game={game} account={account} invitation={invitation} />
      {game.invitation !== null && <InvitationLink code={game.invitation} />}
      <FairnessLine game={game} />
    </PageShell>
  );
}
