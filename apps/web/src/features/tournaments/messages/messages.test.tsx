import englishChat from "@seneschal/wording/messages/en/chat.json" with { type: "json" };
import englishCommon from "@seneschal/wording/messages/en/common.json" with { type: "json" };
import english from "@seneschal/wording/messages/en/tournament-messages.json" with { type: "json" };
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Chat, Tournament } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { AnnouncementsSection } from "./announcements-section.tsx";
import { ChatSection } from "./chat-section.tsx";

const tournament = { id: "cup", phase: "running" } as Tournament;

function chatIn(
  room: "players" | "announcements",
  more: Partial<Chat["rooms"][number]>,
  texts: readonly string[],
): Chat {
  const messages = texts.map((text, place) => ({
    number: place + 1,
    room,
    account: "dora",
    name: "Dora",
    nameKind: "registered" as const,
    seat: null,
    text,
    version: 3,
    at: `2027-03-01T12:0${place}:00Z`,
  }));
  const rooms = [
    { room, seats: null, mayWrite: false, needsVerifiedEmail: true, mustConfirmEmail: false, unread: 0, ...more },
  ];
  return { rooms, privateChat: "none", messages, hasEarlier: false };
}

function drawn(part: ReactNode, chat: Chat, account: string | undefined): string {
  const client = new QueryClient();
  client.setQueryData([...keys.tournamentMessages("cup"), chat.rooms[0]?.room], chat);
  if (account !== undefined) client.setQueryData(keys.session, { id: account });
  const messages = { "tournament-messages": english, chat: englishChat, common: englishCommon };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

describe("announcements", () => {
  const section = <AnnouncementsSection tournament={tournament} />;

  it("show author, time and text to everyone", () => {
    const shown = drawn(section, chatIn("announcements", {}, ["Round 1 starts at eight.", "Bring a pen."]), undefined);
    expect(shown.split("Dora")).toHaveLength(3);
    for (const at of ["2027-03-01T12:00:00Z", "2027-03-01T12:01:00Z"]) expect(shown).toContain(`dateTime="${at}"`);
    expect(shown).toContain("Round 1 starts at eight.");
    expect(shown).not.toContain("Write to all players");
  });

  it("are not there until there is one, except for directors, who can write", () => {
    const forPlayer = drawn(section, chatIn("announcements", {}, []), "ann");
    expect(forPlayer.replaceAll(/<[^>]*>/g, "")).toBe("");
    const forDirector = drawn(section, chatIn("announcements", { mayWrite: true }, []), "dora");
    expect(forDirector).toContain("No messages to the players yet.");
    expect(forDirector).toContain("Write to all players");
  });
});

describe("without a confirmed e-mail address", () => {
  it("a director sees that announcements need one before writing", () => {
    const room = { mayWrite: true, mustConfirmEmail: true };
    const shown = drawn(<AnnouncementsSection tournament={tournament} />, chatIn("announcements", room, []), "dora");
    const [, described] =
      /<button[^>]* disabled=""[^>]*aria-describedby="([^"]*)"[^>]*>Write to all players</.exec(shown) ?? [];
    expect(described).toBeDefined();
    expect(shown).toContain(`id="${described}">To write here, first confirm an e-mail address on the <a`);
  });

  it("a player sees the reason in place of the form", () => {
    const room = { mayWrite: true, mustConfirmEmail: true };
    const shown = drawn(<ChatSection tournament={tournament} />, chatIn("players", room, []), "ann");
    expect(shown).toContain("To write here, first confirm an e-mail address on the <a");
    expect(shown).not.toContain("<textarea");
  });
});

describe("the chat of a tournament", () => {
  const section = <ChatSection tournament={tournament} />;

  it("says how much is unread, and gives those who may write a form", () => {
    const shown = drawn(section, chatIn("players", { mayWrite: true, unread: 2 }, ["Hello", "again"]), "ann");
    expect(shown).toContain("Chat · 2 new");
    expect(shown).toContain("<textarea");
  });

  it("can be read by others", () => {
    const shown = drawn(section, chatIn("players", {}, ["Hello"]), undefined);
    expect(shown).toContain("Hello");
    expect(shown).toContain("Players and directors write here; you can read along.");
    expect(shown).not.toContain("<textarea");
  });
});
