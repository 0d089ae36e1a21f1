import english from "@seneschal/wording/messages/en/fief-classic.json" with { type: "json" };
import englishMap from "@seneschal/wording/messages/en/fief-classic-map.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/fief-classic.json" with { type: "json" };
import frenchMap from "@seneschal/wording/messages/fr/fief-classic-map.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fiefOriginalBoard, fiefVitaleBoard } from "./board.tsx";
import type { FiefModel } from "./game.ts";
import { type Moment, recorded } from "./testing/recorded.ts";
import { translatorFor } from "./testing/translator.ts";

const people = ["Ann", "Bob", "Cleo", "Yves"].map((name) => ({ name }));
const languages = [
  { locale: "en", messages: { "fief-classic": english, "fief-classic-map": englishMap } },
  { locale: "fr", messages: { "fief-classic": french, "fief-classic-map": frenchMap } },
] as const;
const moments = Object.entries(recorded).map(([name, moment]) => ({ name, moment }));
const boardOf = ({ edition }: Moment) => (edition === "original" ? fiefOriginalBoard : fiefVitaleBoard);
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
      const text = drawn(
        <Table moment={moment} model={{ ...model, yourSeat, choices: yourSeat === null ? [] : model.choices }} />,
      );
      expect(text).not.toMatch(/undefined|NaN|\[object|fief-classic\./);
      for (const { name } of people.filter((_, seat) => seat !== yourSeat)) expect(text).toContain(name);
    }
  });

  it.each(moments.filter(({ moment }) => moment.rehearsal !== undefined))(
    "says what the move of $name leads to",
    ({ moment }) => {
      const { move = null, rehearsal = null } = moment;
      const { Preview } = boardOf(moment);
      const text = drawn(<Preview model={toBoardModel(moment)} selected={move} rehearsal={rehearsal} />);
      expect(text).toContain(messages["fief-classic"].preview.income);
    },
  );

  it("reckons the end", () => {
    const text = drawn(<fiefOriginalBoard.Summary model={toBoardModel(momentOf("end"))} facts={[]} />);
    expect(text).toContain(messages["fief-classic"].summary.score);
  });
});

describe("the families", () => {
  it("shows each chest, the next income and where it comes from", () => {
    const moment = momentOf("buying");
    const part = <Table moment={moment} model={toBoardModel(moment)} />;
    const text = textOf(renderToStaticMarkup(inLanguage("en", languages[0].messages, part)));
    for (const { ecus, income } of moment.model.view.families) {
      expect(text).toContain(`Écus | ${ecus} | Next income | +${income.ecus}`);
    }
  });
});

describe("the table", () => {
  it.each(["original", "vitale"] as const)("says of the %s what is reconstructed", (edition) => {
    const board = edition === "original" ? fiefOriginalBoard : fiefVitaleBoard;
    for (const locale of ["en", "fr"] as const) expect(board.provenance?.(translatorFor(locale))).toMatch(/reconst/);
    const moment = momentOf("marching");
    const part = <Table moment={{ ...moment, edition }} model={toBoardModel(moment)} />;
    expect(renderToStaticMarkup(inLanguage("en", languages[0].messages, part))).toContain(englishMap.map.reconstructed);
  });
});

function Table({ moment, model }: { readonly moment: Moment; readonly model: FiefModel }) {
  const { Board } = boardOf(moment);
  return <Board model={model} selected={null} heading={null} leaf={null} chronicle={null} />;
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
