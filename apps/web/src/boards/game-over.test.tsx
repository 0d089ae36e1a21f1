import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BoardModel } from "./board-model.ts";
import { boardOf } from "./board-of.ts";
import middleAges from "./middle-ages/testing/positions.json" with { type: "json" };
import village from "./village/testing/positions.json" with { type: "json" };

const people = ["Ann", "Bob", "Cleo", "Dora"].map((name) => ({ name }));
const messages = await messagesOf("en");

async function drawn(id: string, model: object): Promise<string> {
  const { Board } = await boardOf(id);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages as never} timeZone="UTC">
      <Board
        model={{ ...model, people, yourSeat: 0 } as unknown as BoardModel}
        selected={null}
        heading={null}
        panel={null}
        chronicle={null}
      />
    </NextIntlClientProvider>,
  );
}

it.each([
  ["middle-ages", middleAges.end.model, "first tile lost to a Barracks"],
  ["village", village.end.model, "Next to die"],
])("the table of %s announces nothing after the end", async (id, model, announced) => {
  expect(await drawn(id, { ...model, outcome: null })).toContain(announced);
  expect(await drawn(id, model)).not.toContain(announced);
});
