import english from "@seneschal/wording/messages/en/fief-1429.json" with { type: "json" };
import englishMap from "@seneschal/wording/messages/en/fief-1429-map.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/fief-1429.json" with { type: "json" };
import frenchMap from "@seneschal/wording/messages/fr/fief-1429-map.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fief1429Board } from "./board.tsx";
import type { FiefModel } from "./game.ts";
import { type Moment, recorded } from "./testing/recorded.ts";

const people = ["Ann", "Bob", "Cleo", "Yves"].map((name) => ({ name }));
const languages = [
  { locale: "en", messages: { "fief-1429": english, "fief-1429-map": englishMap } },
  { locale: "fr", messages: { "fief-1429": french, "fief-1429-map": frenchMap } },
] as const;
const moments = Object.entries(recorded).map(([name, moment]) => ({ name, moment }));
const toBoardModel = ({ model, seat }: Moment): FiefModel => ({ ...model, people, yourSeat: seat });
const momentOf = (name: string): Moment => {
  const moment = recorded[name];
  if (moment === undefined) throw new Error(`no recorded moment of ${name}`);
  return moment;
};

describe.each(languages)("the table in $locale", ({ locale, messages }) => {
  const drawn = (part: ReactNode) => textOf(renderToStaticMarkup(inLanguage(locale, messages, part)));

  it.each(moments)("draws every part of the moment of $name, to players and to spectators", ({ moment }) => {
    const model = toBoardModel(moment);
    for (const yourSeat of [model.yourSeat, null]) {
      const text = drawn(<Table model={{ ...model, yourSeat, choices: yourSeat === null ? [] : model.choices }} />);
      expect(text).not.toMatch(/undefined|NaN|\[object|fief-1429\./);
      for (const { name } of people.filter((_, seat) => seat !== yourSeat)) expect(text).toContain(name);
    }
  });

  it.each(moments.filter(({ moment }) => moment.rehearsal !== undefined))(
    "says what the move of $name leads to",
    ({ moment }) => {
      const { move = null, rehearsal = null } = moment;
      const text = drawn(<fief1429Board.Preview model={toBoardModel(moment)} selected={move} rehearsal={rehearsal} />);
      expect(text).toContain(messages["fief-1429"].preview.income);
    },
  );

  it("reckons the end", () => {
    const text = drawn(<fief1429Board.Summary model={toBoardModel(momentOf("end"))} facts={[]} />);
    expect(text).toContain(messages["fief-1429"].summary.points);
  });
});

describe("the families", () => {
  it("shows each chest, the next income and where it comes from", () => {
    const moment = momentOf("purchases");
    const text = textOf(
      renderToStaticMarkup(inLanguage("en", languages[0].messages, <Table model={toBoardModel(moment)} />)),
    );
    for (const { ecus, income } of moment.model.view.families) {
      expect(text).toContain(`Écus | ${ecus} | Next income | +${income.ecus}`);
    }
  });
});

function Table({ model }: { readonly model: FiefModel }) {
  return <fief1429Board.Board model={model} selected={null} heading={null} leaf={null} chronicle={null} />;
}

function inLanguage(locale: string, messages: object, part: ReactNode) {
  const fail = (error: Error) => {
    throw error;
  };
  return (
    <NextIntlClientProvider locale={locale} messages={messages as never} timeZone="UTC" onError={fail}>
      {part}
    </NextIntlClientProvider>
  );
}

/** What is read, part by part. */
function textOf(markup: string): string {
  const parts = markup.split(/<[^>]*>/).map((part) => part.trim());
  return parts.filter((part) => part !== "").join(" | ");
}
