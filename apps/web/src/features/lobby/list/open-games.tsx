"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { GameCover } from "../../../boards/board.ts";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { GameIcon } from "../../../components/games/game-icon.tsx";
import { hostName } from "../../../components/seats/people.ts";
import { SeatShields } from "../../../components/seats/seat-shields.tsx";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGameMutation, useGames } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { GameFilter } from "./game-filter.tsx";
import { lobbyLists } from "./lobby-lists.ts";
import styles from "./open-games.module.css";
import { speedOf } from "./speed.ts";

interface OpenGamesProps extends GameFilter {
  readonly account: Account | null;
  /** Open games that the reader has joined. */
  readonly joined: readonly Game[];
}

/** Games with open seats; the reader's own first. */
export function OpenGames({ account, joined, ruleset, speed }: OpenGamesProps) {
  const t = useTranslations("lobby.open");
  const open = useGames({ ...lobbyLists.open, ...(ruleset !== undefined && { ruleset }) });
  // Games with an invitation for the reader are listed above.
  const others = (open.data?.games ?? []).filter(
    ({ id, invited }) =>
      joined.every((mine) => mine.id !== id) && invited.every((guest) => guest.account !== account?.id),
  );
  const games = [...joined.filter((game) => ruleset === undefined || game.ruleset === ruleset), ...others].filter(
    (game) => speed === undefined || speedOf(game) === speed,
  );
  return (
    <Section title={t("title")} aside={games.length > 0 ? t("hint") : ""}>
      {open.isError && <ProblemAlert failure={open.error} />}
      {open.isSuccess && games.length === 0 && <EmptyState title={t("none")}>{t("openOne")}</EmptyState>}
      {games.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>
                <VisuallyHidden>{t("icon")}</VisuallyHidden>
              </th>
              <th scope="col">{t("name")}</th>
              <th scope="col">{t("game")}</th>
              <th scope="col">{t("seats")}</th>
              <th>
                <VisuallyHidden>{t("join")}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <OpenGame key={game.id} game={game} account={account} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

interface OpenGameProps {
  readonly game: Game;
  readonly account: Account | null;
}

function OpenGame({ game, account }: OpenGameProps) {
  const t = useTranslations("lobby.open");
  const cover = coverOf(game.ruleset);
  const host = hostName(game, useTranslate("common"));
  return (
    <tr>
      <td>
        <GameIcon cover={cover} isSmall />
      </td>
      <td>
        <b>
          <Link href={`/games/${game.id}`}>{game.name}</Link>
        </b>
        <Text muted className={styles.line}>
          {game.yourSeat !== null ? t("seated") : host !== null && t("openedBy", { host })}
        </Text>
      </td>
      <td>
        <Terms game={game} cover={cover} />
      </td>
      <td>
        <SeatShields game={game} />
      </td>
      <td>
        {game.yourSeat === null && account !== null && hasFreeSeat(game) ? (
          <JoinButton game={game} />
        ) : (
          <Button asChild>
            <Link href={`/games/${game.id}`} aria-label={t("viewNamed", { name: game.name })}>
              {t(game.yourSeat === null ? "view" : "goBack")}
            </Link>
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The ruleset, the time control and whether there are entry requirements. */
function Terms({ game, cover }: { readonly game: Game; readonly cover: GameCover }) {
  const tEntry = useTranslations("lobby.entry");
  const tPace = useTranslations("lobby.create.timeControl.names");
  const tGame = useTranslate(cover.messages);
  return (
    <>
      <span className={styles.line}>{cover.title(tGame)}</span>
      {game.clock !== null && (
        <Text muted className={styles.line}>
          <Icon name="clock" /> {tPace(game.clock.pace)}
        </Text>
      )}
      {game.entry !== null && (
        <Text muted className={styles.line}>
          {tEntry("note")}
        </Text>
      )}
    </>
  );
}

function JoinButton({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.open");
  const router = useRouter();
  const join = useGameMutation(() => requests.takeSeat(game.id, { entropy: randomHex(16) }));
  const go = () => router.push(`/games/${game.id}`);
  return (
    <Button
      disabled={join.isPending}
      aria-label={t("joinNamed", { name: game.name })}
      // If the seat is taken meanwhile, the game page shows it.
      onClick={() => join.mutate(undefined, { onSettled: go })}
    >
      {t("joinGame")}
    </Button>
  );
}

/** The list does not know which seats are reserved. Joining fails if only reserved ones are free. */
function hasFreeSeat(game: Game): boolean {
  return game.seats.some(({ kind }) => kind === "nobody");
}
