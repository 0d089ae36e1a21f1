import english from "@seneschal/wording/messages/en/fief-1429.json" with { type: "json" };
import englishMap from "@seneschal/wording/messages/en/fief-1429-map.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/fief-1429.json" with { type: "json" };
import frenchMap from "@seneschal/wording/messages/fr/fief-1429-map.json" with { type: "json" };
import { expect, it } from "vitest";
import { describeTable, renderedText, Table } from "../fief-shared/testing/describe-table.tsx";
import { modelNamed, toBoardModel } from "../fief-shared/testing/recorded-models.ts";
import { translatorOf } from "../fief-shared/testing/translator.ts";
import { fief1429Board as board } from "./board.tsx";
import { recorded } from "./testing/recorded.ts";

const messages = {
  en: { "fief-1429": english, "fief-1429-map": englishMap },
  fr: { "fief-1429": french, "fief-1429-map": frenchMap },
};

describeTable({
  messages,
  untranslated: /fief-1429\./,
  income: { en: english.preview.income, fr: french.preview.income },
  moments: Object.entries(recorded).map(([name, moment]) => ({
    name,
    board,
    model: toBoardModel(moment),
    move: moment.move ?? null,
    preview: moment.preview ?? null,
  })),
});

it.each(["en", "fr"] as const)("shows the final score in the language %s", (locale) => {
  const text = renderedText(locale, messages, <board.Summary model={modelNamed(recorded, "end")} facts={[]} />);
  expect(text).toContain(messages[locale]["fief-1429"].summary.points);
});

it.each((["en", "fr"] as const).flatMap((locale) => ["consent", "leave"].map((moment) => ({ locale, moment }))))(
  "says in the panel who asks for what: $moment, $locale",
  ({ locale, moment }) => {
    const t = translatorOf({ en: english, fr: french })(locale);
    const model = modelNamed(recorded, moment);
    const { title } = board.heading(t, model);
    expect(title.endsWith(` ${board.choiceTitle(t, model, null)}`), title).toBe(true);
  },
);

it("shows the chest and the next income of each family", () => {
  const model = modelNamed(recorded, "purchases");
  const text = renderedText("en", messages, <Table board={board} model={model} />);
  for (const { ecus, income } of model.view.families) {
    expect(text).toContain(`Écus | ${ecus} | Next income | +${income.ecus}`);
  }
});

it("shows which cards of other families you know of", () => {
  const { view, ...rest } = modelNamed(recorded, "purchases");
  const knownCards = [
    { seat: 2, card: "tax" },
    { seat: 2, card: "othon" },
  ] as const;
  const model = { ...rest, view: { ...view, knownCards: [...knownCards] } };
  const text = renderedText("en", messages, <Table board={board} model={model} />);
  expect(text.split("Cards you know of: Tax, Othon")).toHaveLength(2);
});

it("says what you have to spend before a purchase is chosen", () => {
  const model = modelNamed(recorded, "purchases");
  const text = renderedText("en", messages, <board.Preview model={model} selected={null} preview={null} />);
  const { ecus } = model.view.families.find(({ seat }) => seat === model.yourSeat) ?? {};
  expect(text).toContain(`You have ${ecus} écus.`);
});
