import { rulesetSchemas } from "@seneschal/schema";
import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BoardModel } from "../../boards/board-model.ts";
import { boardOf } from "../../boards/board-of.ts";
import { recorded as fief1429 } from "../../boards/fief-1429/testing/recorded.ts";
import { recorded as classic } from "../../boards/fief-classic/testing/recorded.ts";
import middleAges from "../../boards/middle-ages/testing/positions.json" with { type: "json" };
import { type Motion, type MotionTable, motionsBy } from "../../boards/motion.ts";
import { coverOf } from "../../boards/register.ts";
import { Sprites } from "../../boards/sprites.tsx";
import { recorded as village } from "../../boards/village/testing/recorded.ts";
import { PlayerStrip } from "../board-page/player-strip/player-strip.tsx";
import { type SampleFact, samplesOf } from "./sample-facts.ts";

interface Moment {
  readonly seat: number | null;
  readonly model: Omit<BoardModel, "people" | "yourSeat">;
}

const positions: Readonly<Record<string, unknown>> = {
  "middle-ages": middleAges,
  village,
  "fief-1429": fief1429,
  "fief-original": classic,
  "fief-vitale": classic,
};
const people = ["Ann", "Bob", "Cleo", "Dora", "Emma", "Fay"].map((name) => ({ name }));
const messages = await messagesOf("en");

describe.each(rulesetSchemas)("the motions of $id", ({ id, redactedFact }) => {
  it("show every type of fact, or say why it changes nothing visible", async () => {
    const table = await tableOf(id);
    const types = redactedFact.options.map(({ shape }) => [...shape.type.values][0]);
    expect(Object.keys(table).toSorted()).toEqual([...types].toSorted());
    for (const [type, entry] of Object.entries(table)) {
      if (typeof entry === "object") expect(entry.because, type).toMatch(/^[a-z].{15,}/);
      else expect(motionsOf(table, samplesOfType(redactedFact.options, type)), type).not.toEqual([]);
    }
  });

  it("are at parts of the table, and come from parts of the table", async () => {
    const table = await tableOf(id);
    const { parts } = await drawn(id);
    const motions = motionsOf(table, redactedFact.options.flatMap(samplesOf));
    const named = motions.flatMap(({ at, from = [] }) => [...at, ...from]);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((part) => !part.split("/").every((name) => parts.has(alike(name))))).toEqual([]);
  });

  it("show drawings of the page", async () => {
    const { symbols } = await drawn(id);
    const motions = motionsOf(await tableOf(id), redactedFact.options.flatMap(samplesOf));
    const shown = new Set(motions.flatMap(({ piece }) => piece?.symbol ?? []));
    expect([...shown].filter((symbol) => !symbols.has(symbol))).toEqual([]);
  });
});

it("nothing moves for a fact that the page does not know yet", () => {
  expect(motionsBy<{ view: null; redactedFact: never }>({} as never)([{ type: "NewFact" }] as never)).toEqual([]);
});

type Table = MotionTable<{ readonly view: unknown; readonly redactedFact: SampleFact }>;

async function tableOf(id: string): Promise<Table> {
  const { motions } = await import(`../../boards/${coverOf(id).folder}/motions.ts`);
  return motions;
}

const motionsOf = (table: Table, facts: readonly SampleFact[]): readonly Motion[] => motionsBy(table)(facts);

const samplesOfType = (options: readonly Parameters<typeof samplesOf>[0][], type: string) =>
  options.flatMap(samplesOf).filter((fact) => fact.type === type);

/** All rounds, seats, rows, places and events are alike. */
const alike = (part: string): string => part.replaceAll(/\d+|(?<=^event-).+/g, "#");

const drawnByRuleset = new Map<string, ReturnType<typeof draw>>();

/** Drawn once for all tests. */
function drawn(id: string) {
  const found = drawnByRuleset.get(id) ?? draw(id);
  drawnByRuleset.set(id, found);
  return found;
}

/** The parts that the table of a ruleset names in the recorded positions, and the symbols of its page. */
async function draw(id: string) {
  const board = await boardOf(id);
  const moments = Object.values(positions[id] as Readonly<Record<string, Moment>>);
  const markup = moments.flatMap(({ model, seat }) =>
    [seat, null].map((yourSeat) => {
      const shown = { ...model, people, yourSeat };
      return renderToStaticMarkup(
        <NextIntlClientProvider locale="en" messages={messages as never} timeZone="UTC">
          <Sprites />
          <board.Board
            model={shown}
            selected={null}
            heading={<PlayerStrip board={board} model={shown} isPast={false} />}
            panel={null}
            chronicle={null}
          />
        </NextIntlClientProvider>,
      );
    }),
  );
  const found = (pattern: RegExp) => markup.flatMap((one) => [...one.matchAll(pattern)].map(([, name = ""]) => name));
  const parts = found(/data-(?:at|spots|element)="([^"]+)"/g);
  return { parts: new Set(parts.map(alike)), symbols: new Set(found(/<symbol id="([^"]+)"/g)) };
}
