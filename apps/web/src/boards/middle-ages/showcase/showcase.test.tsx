import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Showcase } from "./showcase.tsx";

it("shows a picture: only its button can be used", async () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={(await messagesOf("en")) as never} timeZone="UTC">
      <Showcase />
    </NextIntlClientProvider>,
  );
  expect(markup).not.toContain("<a ");
  expect(markup.match(/<button/g)).toHaveLength(1);
});
