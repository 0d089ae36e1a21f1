import english from "@seneschal/wording/messages/en/fief-classic.json" with { type: "json" };
import englishMap from "@seneschal/wording/messages/en/fief-classic-map.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/fief-classic.json" with { type: "json" };
import frenchMap from "@seneschal/wording/messages/fr/fief-classic-map.json" with { type: "json" };
import { expect, it } from "vitest";
import { describeTable, renderedText, Table } from "../fief-shared/testing/describe-table.tsx";
import { modelNamed, toBoardModel } from "../fief-shared/testing/recorded-models.ts";
import { fiefOriginalBoard, fiefVitaleBoard } from "./board.tsx";
import { recorded } from "./testing/recorded.ts";
import { translatorFor } from "./testing/translator.ts";

const messages = {
  en: { "fief-classic": english, "fief-classic-map": englishMap },
  fr: { "fief-classic": french, "fief-classic-map": frenchMap },
};

describeTable({
  messages,
  untranslated: /fief-classic\./,
  income: { en: english.preview.income, fr: french.preview.income },
  moments: Object.entries(recorded).map(([name, moment]) => ({
    name,
    board: moment.edition === "original" ? fiefOriginalBoard : fiefVitaleBoard,
    model: toBoardModel(moment),
    move: moment.move ?? null,
    preview: moment.preview ?? null,
  })),
});

it.each(["en", "fr"] as const)("shows the final score in the language %s", (locale) => {
  const summary = <fiefOriginalBoard.Summary model={modelNamed(recorded, "end")} facts={[]} />;
  expect(renderedText(locale, messages, summary)).toContain(messages[locale]["fief-classic"].summary.score);
});

it("shows the chest and the next income of each family", () => {
  const model = modelNamed(recorded, "buying");
  const text = renderedText("en", messages, <Table board={fiefOriginalBoard} model={model} />);
  for (const { ecus, income } of model.view.families) {
    expect(text).toContain(`Écus | ${ecus} | Next income | +${income.ecus}`);
  }
});

it.each([fiefOriginalBoard, fiefVitaleBoard])("says of the edition $id what is reconstructed", (board) => {
  for (const locale of ["en", "fr"] as const) expect(board.provenance?.(translatorFor(locale))).toMatch(/reconst/);
  const text = renderedText("en", messages, <Table board={board} model={modelNamed(recorded, "marching")} />);
  expect(text).toContain(englishMap.map.reconstructed);
});
