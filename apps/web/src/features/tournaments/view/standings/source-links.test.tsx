import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Source, SourceLink } from "./source-links.tsx";

const words = { what: "round", round: 2 } as const;
const shown = (from: Source["from"]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ tournaments: english }}>
      <SourceLink
        words={words}
        source={{ from, round: 2, table: null, game: null, points: 0.5, counts: true, isAnnulled: false } as Source}
      />
    </NextIntlClientProvider>,
  ).replaceAll(/<[^>]+>/g, "");

it.each([
  ["table", "0.5"],
  ["bye", "0.5 bye"],
  ["requested-bye", "0.5 bye"],
  ["late", "0.5 late"],
  ["absence", "0.5 absent"],
] as const)("shows points from a %s as “%s”, so that they do not look played if they were not", (from, text) => {
  expect(shown(from)).toBe(text);
});
