import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RulesetBoard } from "../../boards/board.ts";
import { boards } from "../../boards/middle-ages/board.tsx";
import type { GameReportSwing } from "../../lib/api-client/types.ts";
import { SwingSection } from "./swing-section.tsx";

const [board] = boards as readonly RulesetBoard[];
const people = [{ name: "Aveline" }, { name: "Oda" }];
const tile = (domain: string, number: number) => ({ domain, number, peasants: 1, chests: 0, stack: "blue" });
const sent = (place: number, domain: string, number: number) => ({
  move: { type: "send", place },
  facts: [{ type: "LordSent", seat: 1, round: 10, place, tile: tile(domain, number) }],
  lead: 0,
});
const swing = {
  version: 33,
  seat: 1,
  played: sent(2, "village", 8),
  best: sent(1, "mill", 6),
  cost: 22.982,
  betterShare: 0.875,
} as unknown as GameReportSwing;

async function shown(swings: readonly GameReportSwing[], locale: "en" | "fr" = "en"): Promise<string> {
  if (board === undefined) throw new Error("there is no board");
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await messagesOf(locale)} timeZone="UTC">
      <SwingSection board={board} game="g" swings={[...swings]} people={people} />
    </NextIntlClientProvider>,
  );
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll(/[\u00a0\u202f]/g, " ");

describe("the decisions that cost most", () => {
  it("are told with what was played, what the hard bot would have played, and the cost", async () => {
    const text = textOf(await shown([swing]));
    expect(text).toMatch(/\|[^|]*Oda[^|]*Village 8[^|]*\|/);
    expect(text).toMatch(/The choice of the hard bot: [^|]*Mill 6/);
    expect(text).toContain("This cost Oda 23 points. The other move was better in 88% of the games");
  });

  it("are told in French", async () => {
    const text = textOf(await shown([swing], "fr"));
    expect(text).toContain("Choix du robot difficile :");
    expect(text).toContain("Cela a coûté 23 points à Oda. L’autre coup était meilleur dans 88 % des parties");
  });

  it("name the move that was played if nothing is told of it", async () => {
    const untold = { ...swing, played: { ...swing.played, facts: [] } };
    expect(textOf(await shown([untold]))).toMatch(/\|Oda\|[^|]*3[^|]*\|The choice of the hard bot/);
  });

  it("lead to their step of the replay", async () => {
    expect(await shown([swing])).toContain('href="/games/g/replay?at=33"');
  });

  it("may be none", async () => {
    expect(textOf(await shown([]))).toContain("No decision clearly cost its player much.");
  });
});
