import lobby from "@seneschal/wording/messages/en/lobby.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Account } from "../../../lib/api-client/types.ts";
import { Welcome } from "./welcome.tsx";

const maud = { name: "Maud" } as Account;

it.each([
  ["readers before the session is known", undefined, undefined, "Loading…"],
  ["visitors who are not signed in", null, undefined, "Play medieval board games online"],
  ["players whose games are not loaded", maud, undefined, "Loading…"],
  ["players whose turn it is nowhere", maud, 0, "It is not your turn in any game"],
  ["players whose turn it is in one game", maud, 1, "Your turn in one game"],
])("greets %s", (_, account, calling, sentence) => {
  const drawn = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ lobby } as never} timeZone="UTC">
      <Welcome account={account} yourTurnCount={calling} />
    </NextIntlClientProvider>,
  );
  expect(/<h1 aria-label="([^"]*)"/.exec(drawn)?.[1]).toBe(sentence);
});
