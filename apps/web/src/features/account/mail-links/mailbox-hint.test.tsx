import english from "@seneschal/wording/messages/en/account.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/account.json" with { type: "json" };
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { keys } from "../../../lib/query-client/keys.ts";
import { MailboxHint } from "./mailbox-hint.tsx";

it.each([
  ["en", english, "the mailbox"],
  ["fr", french, "la boîte mail"],
] as const)("links to the mailbox of a server without mail, in %s", (locale, account, words) => {
  expect(hinted(locale, account, { emails: [] })).toContain(`<a href="/dev/mailbox">${words}</a>`);
});

it("shows nothing if the server sends its e-mails, or if this browser may not read them", () => {
  expect(hinted("en", english, undefined)).toBe("");
});

function hinted(locale: string, account: object, mailbox: object | undefined): string {
  const client = new QueryClient();
  client.setQueryData(keys.mailbox, mailbox);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale={locale} messages={{ account } as never} timeZone="UTC">
        <MailboxHint />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}
