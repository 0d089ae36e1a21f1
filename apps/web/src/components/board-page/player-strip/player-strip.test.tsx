import { languages } from "@seneschal/wording";
import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BoardModel } from "../../../boards/board-model.ts";
import { boardOf } from "../../../boards/board-of.ts";
import { recorded as fief1429 } from "../../../boards/fief-1429/testing/recorded.ts";
import { recorded as classic } from "../../../boards/fief-classic/testing/recorded.ts";
import middleAges from "../../../boards/middle-ages/testing/positions.json" with { type: "json" };
import { recorded as village } from "../../../boards/village/testing/recorded.ts";
import { PlayerStrip } from "./player-strip.tsx";

interface Moment {
  readonly seat: number | null;
  readonly model: Omit<BoardModel, "people" | "yourSeat">;
  readonly preview?: { readonly view: unknown };
}

const games = Object.entries({
  "middle-ages": middleAges,
  village,
  "fief-1429": fief1429,
  "fief-original": classic,
  "fief-vitale": classic,
}).map(([ruleset, moments]) => ({ ruleset, moments: moments as unknown as Readonly<Record<string, Moment>> }));

const names = ["Ann", "Bob", "Cleo", "Dora", "Emma", "Fay"];
const messages = { en: await messagesOf("en"), fr: await messagesOf("fr") };

describe.each(games)("the players of $ruleset", ({ ruleset, moments }) => {
  it.each(languages)("are shown in every position with their figures, in the language %s", async (language) => {
    for (const [name, moment] of Object.entries(moments)) {
      const text = textOf(await drawn(ruleset, modelOf(moment), language));
      const { yourSeat } = modelOf(moment);
      const rivals = names.filter((_, seat) => seat < playersIn(moment) && seat !== yourSeat);
      for (const rival of rivals) expect(text, name).toContain(rival);
      if (yourSeat !== null) expect(text, name).toContain(language === "en" ? "You" : "Vous");
      expect(text, name).not.toMatch(/undefined|NaN|player\.|\[object/);
    }
  });

  it("have the same figures, in the same order, in every position", async () => {
    const board = await boardOf(ruleset);
    for (const moment of Object.values(moments)) {
      const states = board.playerStates((key) => key, modelOf(moment).view);
      const [first, ...others] = states.map(({ figures }) => figures.map(({ key }) => key));
      expect(first?.length).toBeGreaterThan(4);
      for (const keys of others) expect(keys).toEqual(first);
    }
  });
});

describe("the strip of players", () => {
  it("says who is playing, and marks the reader", async () => {
    const markup = await drawn("fief-1429", modelOf(momentOf("fief-1429", "purchases")));
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(markup).toMatch(/<li aria-current="step" class="[^"]*yours/);
  });

  it("shows how much wins, what an income consists of, and what is hidden", async () => {
    const { view, ...model } = modelOf(momentOf("fief-1429", "purchases"));
    const { families, ...rest } = view as { families: readonly { seat: number; ecus: number }[] };
    const hidden = families.map((one) => ({ ...one, ally: null, ecus: one.seat === 0 ? one.ecus : null }));
    const text = textOf(await drawn("fief-1429", { ...model, view: { ...rest, families: hidden } }));
    expect(text).toMatch(/Points: \d of 3/);
    expect(text).toMatch(/Income: \d+ \(villages \d+/);
    expect(text).toContain("Écus: hidden");
  });

  it("shows what the chosen move changes for the reader, and for nobody else", async () => {
    const moment = momentOf("fief-1429", "purchases");
    const model = modelOf(moment);
    const view = model.view as { families: readonly { seat: number; ecus: number }[] };
    const after = { ...view, families: view.families.map((one) => ({ ...one, ecus: one.ecus - 1 })) };
    const markup = await drawn("fief-1429", model, "en", after);
    expect(textOf(markup).match(/−1/g)).toHaveLength(1);
    const own = view.families.find(({ seat }) => seat === model.yourSeat);
    expect(textOf(markup)).toContain(`Écus: ${own?.ecus}, after your choice: ${(own?.ecus ?? 0) - 1}`);
  });

  it("is not there in a game without turn order and figures", async () => {
    const model = { ...modelOf(momentOf("village", "turn")), question: null };
    expect(await drawn("a-ruleset-without-a-board", model)).toBe("");
  });
});

function momentOf(ruleset: string, name: string): Moment {
  const moment = games.find((game) => game.ruleset === ruleset)?.moments[name];
  if (moment === undefined) throw new Error(`no recorded moment ${name}`);
  return moment;
}

const modelOf = ({ model, seat }: Moment): BoardModel => ({
  ...model,
  people: names.map((name) => ({ name })),
  yourSeat: seat,
});

const playersIn = ({ model }: Moment): number => {
  const { fiefs, families } = model.view as { fiefs?: readonly unknown[]; families?: readonly unknown[] };
  return families?.length ?? fiefs?.length ?? 0;
};

async function drawn(ruleset: string, model: BoardModel, language: "en" | "fr" = "en", after?: unknown) {
  const fail = (error: Error) => {
    throw error;
  };
  const board = await boardOf(ruleset);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC" onError={fail}>
      <PlayerStrip board={board} model={model} after={after} isPast={false} />
    </NextIntlClientProvider>,
  );
}

/** What is read, part by part. */
function textOf(markup: string): string {
  const parts = markup.split(/<[^>]*>/).map((part) => part.trim());
  return parts.filter((part) => part !== "").join(" | ");
}
