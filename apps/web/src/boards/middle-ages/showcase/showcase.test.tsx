import messages from "@seneschal/wording/messages/en/middle-ages.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Showcase } from "./showcase.tsx";

it("stands still at first, and says what it shows", () => {
  const drawn = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ "middle-ages": messages } as never} timeZone="UTC">
      <Showcase />
    </NextIntlClientProvider>,
  );
  expect(drawn).toContain("A recorded game between four bots: round 6 of 16");
  expect(drawn).toContain('aria-label="Play the game"');
  expect(drawn.match(/href="#l-/g)).toHaveLength(4);
});
