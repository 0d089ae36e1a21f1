"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { markedName } from "../../../components/seats/marked-name.ts";
import { nameOf, occupantKindText } from "../../../components/seats/people.ts";
import type { BotLevel, Game, SeatOccupant } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyShield, Shield } from "../../../ui/heraldry/shield.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { BotMenu, type ChosenBot } from "./bot-menu.tsx";
import styles from "./seat-list.module.css";

interface SeatItemProps {
  readonly game: Game;
  readonly seat: number;
  readonly isHost: boolean;
  /** Whether the reader may take the seat. */
  readonly canJoin: boolean;
  readonly bots: readonly BotLevel[];
  /** A change is being sent. */
  readonly isBusy: boolean;
  onJoin(): void;
  /** Leaves the reader's own seat, or removes the player or bot from it. */
  onClear(): void;
  onBot(chosen: ChosenBot): void;
}

type Occupant = Exclude<SeatOccupant, { kind: "nobody" }>;

/** A seat of a game that has not started: its shield, its name, and what the reader can do with it. */
export function SeatItem(props: SeatItemProps) {
  const { game, seat } = props;
  const occupant = game.seats[seat];
  if (occupant === undefined || occupant.kind === "nobody") return <FreeSeat {...props} />;
  return <TakenSeat {...props} occupant={occupant} />;
}

function FreeSeat({ game, seat, isHost, canJoin, bots, isBusy, onJoin, onBot }: SeatItemProps) {
  const t = useTranslations("lobby.waitingRoom");
  const tCommon = useTranslate("common");
  const invited = game.invited.find((guest) => guest.seat === seat);
  const number = seat + 1;
  return (
    <li className={styles.free}>
      <EmptyShield />
      <span>
        <b>{nameOf({ kind: "nobody" }, seat, tCommon)}</b>{" "}
        {invited !== undefined && (
          <Text muted small className={styles.status}>
            {t("reservedFor", { name: markedName(invited, tCommon) })}
          </Text>
        )}
      </span>
      <span className={styles.actions}>
        {canJoin && (
          <Button aria-label={t("takeSeatNumber", { number })} disabled={isBusy} onClick={onJoin}>
            {t("takeSeat")}
          </Button>
        )}
        {isHost && invited === undefined && (
          <BotMenu
            label={t("addBot")}
            name={t("addBotTo", { number })}
            game={game}
            bots={bots}
            isBusy={isBusy}
            onChoose={onBot}
          />
        )}
      </span>
    </li>
  );
}

interface TakenSeatProps extends SeatItemProps {
  readonly occupant: Occupant;
}

function TakenSeat({ game, seat, isHost, isBusy, onClear, occupant }: TakenSeatProps) {
  const t = useTranslations("lobby.waitingRoom");
  const name = nameOf(occupant, seat, useTranslate("common"));
  const isYours = game.yourSeat === seat;
  return (
    <li>
      <Shield seat={seat} />
      <span>
        <b>{occupant.kind === "person" ? <Link href={`/players/${occupant.account}`}>{name}</Link> : name}</b>{" "}
        <SeatStatus game={game} occupant={occupant} isYours={isYours} />
      </span>
      <span className={styles.actions}>
        {isYours && (
          <Button disabled={isBusy} onClick={onClear}>
            {t("leaveSeat")}
          </Button>
        )}
        {!isYours && isHost && (
          <Button
            aria-label={t(occupant.kind === "bot" ? "removeNamed" : "kickNamed", { name })}
            disabled={isBusy}
            onClick={onClear}
          >
            {t(occupant.kind === "bot" ? "remove" : "kick")}
          </Button>
        )}
      </span>
    </li>
  );
}

interface SeatStatusProps {
  readonly game: Game;
  readonly occupant: Occupant;
  readonly isYours: boolean;
}

function SeatStatus({ game, occupant, isYours }: SeatStatusProps) {
  const t = useTranslations("lobby.waitingRoom");
  const tCommon = useTranslate("common");
  const isPerson = occupant.kind === "person";
  const isLocalPlayer = isPerson && occupant.companionOf !== null;
  const texts = [
    ...(isYours ? [t("you")] : [isLocalPlayer && t("onHostDevice"), occupantKindText(occupant, tCommon)]),
    game.readyCheck && isPerson && t(occupant.isReady ? "isReady" : "isNotReady"),
  ];
  return (
    <Text muted small className={styles.status}>
      {texts.filter(Boolean).join(", ")}
    </Text>
  );
}
