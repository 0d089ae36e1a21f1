import english from "@seneschal/wording/messages/en/common.json" with { type: "json" };
import englishLobby from "@seneschal/wording/messages/en/lobby.json" with { type: "json" };
import englishSeats from "@seneschal/wording/messages/en/seats.json" with { type: "json" };
import englishDirector from "@seneschal/wording/messages/en/tournament-director.json" with { type: "json" };
import englishTournaments from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/common.json" with { type: "json" };
import frenchLobby from "@seneschal/wording/messages/fr/lobby.json" with { type: "json" };
import frenchSeats from "@seneschal/wording/messages/fr/seats.json" with { type: "json" };
import frenchDirector from "@seneschal/wording/messages/fr/tournament-director.json" with { type: "json" };
import frenchTournaments from "@seneschal/wording/messages/fr/tournaments.json" with { type: "json" };
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { peopleOf } from "../components/seats/people.ts";
import { PlayerList } from "../components/seats/player-list.tsx";
import { AbandonedSeats } from "../features/game/notices/abandoned-seats.tsx";
import { WaitingGames } from "../features/lobby/list/waiting-games.tsx";
import { FoundPlayers, InvitePlayers } from "../features/lobby/waiting-room/invite-players.tsx";
import { SeatItem } from "../features/lobby/waiting-room/seat-item.tsx";
import { PlayerRadios } from "../features/tournaments/director/add-director-action.tsx";
import { PlayerSelect } from "../features/tournaments/director/players/player-select.tsx";
import { PlayerName } from "../features/tournaments/entrants/player-name.tsx";
import { playerNamesOf } from "../features/tournaments/entrants/player-names.ts";
import { TournamentList } from "../features/tournaments/list/tournament-list.tsx";
import type { Game, PlayersNamed, Tournament, TournamentSummary } from "../lib/api-client/types.ts";
import { keys } from "../lib/query-client/keys.ts";

const left = {
  kind: "caretaker",
  bot: "medium",
  openUntil: null,
  staysOpen: false,
  waits: false,
  ballots: [],
} as const;
const assignment = { kind: "person", isReady: false, companionOf: null, vacationUntil: null } as const;
const member = { account: "maud", name: "Maud", nameKind: "registered" } as const;
const guest = { account: "odo", name: "Odo", nameKind: "guest" } as const;
const unclaimed = { account: "una", name: "Una", nameKind: "unclaimed" } as const;
const everybody = [member, guest, unclaimed];

const game = {
  id: "a-game",
  name: "A game",
  ruleset: "village",
  state: "running",
  host: guest.account,
  yourSeat: 0,
  seats: [
    { ...assignment, ...member },
    { ...assignment, ...guest },
    { ...left, ...unclaimed },
  ],
  invited: everybody.map((one) => ({ ...one, seat: null })),
  clocks: [],
  clock: null,
  formerSeat: null,
  readyCheck: false,
} as unknown as Game;
const found = everybody.map((one) => ({ ...one, kind: "member", gamesTogether: 1 })) as PlayersNamed["players"];
const summary = {
  id: "a-tournament",
  name: "A cup",
  ruleset: "village",
  phase: "finished",
  formats: ["swiss"],
  directors: everybody,
  winners: everybody,
  players: 3,
  playersMost: 8,
  startsAt: null,
  endedAt: "2027-03-01T12:00:00Z",
  isYours: false,
} as unknown as TournamentSummary;
const entrants = everybody.map(({ account, ...one }) => ({
  ...one,
  player: account,
  bot: null,
  isNamed: false,
  link: null,
}));
const t = (key: string) => key;
const texts = { bot: () => "bot", deletedAccount: () => "deletedAccount" };

const languages = [
  {
    locale: "en",
    guest: "guest",
    unclaimed: "name not registered",
    messages: {
      common: english,
      "tournament-director": englishDirector,
      lobby: englishLobby,
      seats: englishSeats,
      tournaments: englishTournaments,
    },
  },
  {
    locale: "fr",
    guest: "invité",
    unclaimed: "nom non enregistré",
    messages: {
      common: french,
      "tournament-director": frenchDirector,
      lobby: frenchLobby,
      seats: frenchSeats,
      tournaments: frenchTournaments,
    },
  },
] as const;

describe.each(languages)(
  "where people are named, in $locale",
  ({ locale, guest: mark, unclaimed: other, messages }) => {
    const textOf = (part: ReactNode) => {
      const client = new QueryClient();
      client.setQueryData(keys.session, null);
      const board = (messages as Record<string, unknown>).village ?? {};
      const drawn = renderToStaticMarkup(
        <QueryClientProvider client={client}>
          <NextIntlClientProvider
            locale={locale}
            messages={{ ...messages, village: board } as never}
            timeZone="UTC"
            onError={() => {}}
          >
            {part}
          </NextIntlClientProvider>
        </QueryClientProvider>,
      );
      return drawn.replace(/<(option|li|label|svg|section|div|p|h3)\b/g, "\n<$1").replace(/<[^>]*>/g, "");
    };
    const lineOf = (text: string, name: string) => text.split("\n").find((line) => line.includes(name)) ?? "";
    /** Expects marks after the names of guests and of accounts with an unclaimed name, and none after others. */
    const expectMarks = (text: string) => {
      expect(text).toMatch(new RegExp(`Odo[\\s(]*${mark}`));
      expect(text).toMatch(new RegExp(`Una[^\\n]*${other}`));
      expect(text).toContain("Maud");
      expect(text).not.toMatch(/Maud[\s(]*(guest|invité|name not|nom non)/);
    };
    const tCommon = (key: string, values?: Record<string, string>) =>
      (key === "names.marked.guest" ? `{name} (${mark})` : `{name} (${other})`).replace("{name}", values?.name ?? "");

    it("marks bot accounts like guests", () => {
      const robo = { ...assignment, account: "robo", name: "Robo", nameKind: "bot" } as const;
      const seats = [game.seats[0], robo] as Game["seats"];
      expect(textOf(<PlayerList game={{ ...game, seats }} people={peopleOf({ seats }, t)} />)).toMatch(/Robo\s*bot/);
    });

    it("marks the names of seats, also where a caretaker plays", () => {
      expectMarks(textOf(<PlayerList game={game} people={peopleOf(game, t)} />));
      const line = (seat: number) => {
        const actions = { onJoin: () => {}, onClear: () => {}, onBot: () => {} };
        const part = (
          <SeatItem game={game} seat={seat} isHost={false} canJoin={false} bots={[]} isBusy={false} {...actions} />
        );
        return textOf(part);
      };
      expect(lineOf(line(1), "Odo")).toContain(mark);
      expect(lineOf(line(2), "Una")).toContain(other);
    });

    it("marks the names of players who left", () => {
      const seats = [
        { ...assignment, ...member },
        { ...left, ...guest },
      ] as Game["seats"];
      expect(textOf(<AbandonedSeats game={{ ...game, seats }} />)).toContain(`Odo (${mark})`);
    });

    it("marks the names of players that a list of games waits for", () => {
      const question = { number: 1, kind: "move", seats: [1], affectedSeats: [1] };
      expect(textOf(<WaitingGames games={[{ ...game, question }]} />)).toContain(`Odo (${mark})`);
    });

    it("marks found and invited players", () => {
      expectMarks(textOf(<FoundPlayers players={found} isBusy={false} onInvite={() => {}} />));
      expectMarks(textOf(<InvitePlayers game={game} />));
    });

    it("marks players in the menus of a director", () => {
      expectMarks(textOf(<PlayerRadios players={found} chosen="" onChoose={() => {}} />));
      const playerNames = playerNamesOf(entrants, texts, tCommon as never);
      const menu = (
        <PlayerSelect
          label="Who"
          players={["maud", "odo", "una"]}
          chosen=""
          playerNames={playerNames}
          onChoose={() => {}}
        />
      );
      expectMarks(textOf(menu));
    });

    it("directors and winners have their marks in lists of tournaments", () => {
      const text = textOf(<TournamentList tournaments={[summary]} />);
      const names = `Maud, Odo (${mark}), Una (${other})`;
      expect(text.split(names)).toHaveLength(3);
    });

    it("players of a tournament have their marks wherever they are named", () => {
      const playerNames = playerNamesOf(entrants as Tournament["players"], texts, tCommon as never);
      expectMarks(textOf(everybody.map(({ account }) => <PlayerName key={account} named={playerNames(account)} />)));
      expect(playerNames("odo").marked).toBe(`Odo (${mark})`);
      expect(playerNames("bot-1")).toMatchObject({ nameKind: null, marked: "bot" });
    });
  },
);
