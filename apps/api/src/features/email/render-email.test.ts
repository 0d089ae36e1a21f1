import { emailTranslator } from "@seneschal/wording/emails";
import { describe, expect, it } from "vitest";
import type { EmailMessage } from "./email-message.ts";
import { renderEmail } from "./render-email.ts";

const site = "https://seneschal.example";

describe("the plain text of an e-mail", () => {
  it.each([
    ["en", "Open the game:\nhttps://seneschal.example/games/1"],
    ["fr", "Ouvrir la partie\u00a0:\nhttps://seneschal.example/games/1"],
  ] as const)("has the link below its label, with the punctuation of the language: %s", (language, link) => {
    expect(renderEmail(message(language), site, []).text).toContain(link);
  });

  it.each([
    ["en", ": "],
    ["fr", "\u00a0: "],
  ] as const)("has the unsubscribe link in its footer: %s", (language, colon) => {
    const label = emailTranslator(language)("unsubscribe.turn");
    expect(renderEmail(message(language), site, []).text).toContain(
      `${label}${colon}${site}/account/unsubscribe#t.turn`,
    );
  });
});

describe("the unsubscribe links of an e-mail about one game", () => {
  const game = "0197c6a0-0000-7000-8000-000000000002";
  const aboutGame = (language: "en" | "fr") => ({
    ...message(language),
    unsubscribe: { token: "t", kind: "turn", game },
  });

  it.each(["en", "fr"] as const)("turn off this kind of e-mail, or the game: %s", (language) => {
    const { text, html } = renderEmail(aboutGame(language), site, []);
    for (const [scope, what] of [
      ["turn", "turn"],
      ["game", `game-${game}`],
    ]) {
      expect(text).toContain(emailTranslator(language)(`unsubscribe.${scope}`));
      for (const part of [text, html]) expect(part).toContain(`${site}/account/unsubscribe#t.${what}`);
    }
  });

  it("are one click in the header, which turns off the game unless the e-mail lists other games", () => {
    const clicked = (more: Partial<EmailMessage>) =>
      renderEmail({ ...aboutGame("en"), ...more }, site, []).headers["List-Unsubscribe"];
    expect(clicked({})).toBe(`<${site}/v1/unsubscriptions/t.game-${game}>`);
    expect(clicked({ waiting: [{ game: "The mill", path: "/games/2" }] })).toBe(`<${site}/v1/unsubscriptions/t.turn>`);
  });
});

function message(language: "en" | "fr"): EmailMessage {
  return {
    id: "0197c6a0-0000-7000-8000-000000000001",
    to: "maud@example.org",
    name: "Maud",
    language,
    kind: "your-turn",
    values: { game: "Maud at play" },
    path: "/games/1",
    unsubscribe: { token: "t", kind: "turn" },
  };
}
