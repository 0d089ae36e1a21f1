"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Game, PlayersNamed } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { usePlayersNamed } from "../../../lib/queries/use-players.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ItemList, ItemNote } from "../../../ui/lists/item-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";

/** Lets the host invite players by name. */
export function InvitePlayers({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.invitations");
  const isProved = useSession().data?.isEmailConfirmed === true;
  const withdraw = useGameMutation((account: string) => waitingRoomRequests.withdrawInvitation(game.id, account));
  return (
    <Section title={t("title")} aside={t(isProved ? "hint" : "hintUnconfirmed")}>
      {game.invited.length > 0 && (
        <ItemList>
          {game.invited.map(({ account, name, nameKind }) => (
            <li key={account}>
              <span>
                {name}
                <NameMark kind={nameKind} />
                <ItemNote>{t("pending")}</ItemNote>
              </span>
              <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate(account)}>
                {t("withdraw")}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ItemList>
      )}
      {withdraw.isError && <ProblemAlert failure={withdraw.error} />}
      <PlayerSearch game={game} />
    </Section>
  );
}

function PlayerSearch({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.invitations");
  const [name, setName] = useState("");
  const found = usePlayersNamed(name.trim());
  const invite = useGameMutation((account: string) => waitingRoomRequests.invite(game.id, { account }));
  const here = new Set([...game.seats, ...game.invited].map((one) => ("account" in one ? one.account : "")));
  const players = (found.data?.players ?? []).filter(({ account }) => !here.has(account));
  return (
    <>
      <Field label={t("name")} hint={t("nameHint")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="search"
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Text as="p" muted small role="status">
        {found.isSuccess && name.trim() !== "" && t("found", { count: players.length })}
      </Text>
      {name.trim() !== "" && (
        <FoundPlayers
          players={players}
          isBusy={invite.isPending}
          onInvite={(account) => invite.mutate(account, { onSuccess: () => setName("") })}
        />
      )}
      {invite.isError && <ProblemAlert failure={invite.error} />}
    </>
  );
}

interface FoundPlayersProps {
  readonly players: PlayersNamed["players"];
  readonly isBusy: boolean;
  onInvite(account: string): void;
}

/** Search results, each with a button to invite. */
export function FoundPlayers({ players, isBusy, onInvite }: FoundPlayersProps) {
  const t = useTranslations("lobby.invitations");
  return (
    <ItemList>
      {players.map(({ account, name, kind, nameKind, gamesTogether }) => (
        <li key={account}>
          <span>
            {name}
            <NameMark kind={nameKind} />
            <ItemNote>
              {gamesTogether > 0 ? t("together", { count: gamesTogether }) : kind === "member" && t("member")}
            </ItemNote>
          </span>
          <Button disabled={isBusy} onClick={() => onInvite(account)}>
            {t("invite")}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ItemList>
  );
}
