import lobby from "@seneschal/wording/messages/en/lobby.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Account } from "../../../lib/api-client/types.ts";
import { Welcome } from "./welcome.tsx";

const maud = { name: "Maud" } as Account;

it.each([
  ["whoever may be there", undefined, undefined, "Loading…"],
  ["a stranger", null, undefined, "Play medieval board games online"],
  ["a reader whose games are not known yet", maud, undefined, "Loading…"],
  ["a reader whom nothing waits for", maud, 0, "It is not your turn anywhere"],
  ["a reader whom a game waits for", maud, 1, "Your turn in one game"],
])("says only what is known to %s", (_, account, calling, sentence) => {
  const drawn = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ lobby } as never} timeZone="UTC">
      <Welcome account={account} calling={calling} />
    </NextIntlClientProvider>,
  );
  expect(/<h1 aria-label="([^"]*)"/.exec(drawn)?.[1]).toBe(sentence);
});
