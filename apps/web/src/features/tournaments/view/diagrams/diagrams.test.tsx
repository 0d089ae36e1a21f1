import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/tournaments.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { TournamentRound } from "../../../../lib/api-client/types.ts";
import { PairingExplained } from "../rounds/pairing-explained.tsx";
import { type Row, SourceLinks } from "../standings/source-links.tsx";
import { BracketDiagram } from "./bracket/bracket-diagram.tsx";
import { crossTableOf } from "./cross-table/cross-table.ts";
import { CrossTableGrid } from "./cross-table/cross-table-grid.tsx";

const named = (player: string, name: string) => ({ player, name, nameKind: null, marked: name, page: null });
const playerNames = (player: string) => named(player, `Sire ${player}`);
const place = (player: string, rank: number) => ({ player, rank, score: 10 - rank, tieBreaks: [], isForfeit: false });
const table = {
  table: 1,
  division: null,
  purpose: null,
  state: "over",
  players: ["ada", "bea"],
  boards: "online",
  report: null,
  entry: null,
  game: null,
  places: [place("bea", 1), place("ada", 2)],
  points: [1, 0],
  verdict: "played",
  annulment: null,
  forfeited: [],
  corrections: [],
} satisfies TournamentRound["tables"][number];
const round = {
  round: 1,
  stage: 1,
  season: null,
  isPlayOff: false,
  state: "closed",
  draftedAt: "2027-03-01T12:00:00Z",
  deadline: null,
  clock: null,
  tables: [table],
  byes: [],
  absent: [],
  randomSeed: "0".repeat(64),
  certificate: {
    algorithm: "tables-1",
    method: "local search",
    cost: { forbidden: 0, repeats: 4, shortness: 0, spread: 1.5, height: 0 },
    meetingsAgain: 1,
    meetingsAgainAtLeast: 1,
    isSwapOptimal: true,
  },
  areClubsApart: false,
  amendments: [],
} satisfies TournamentRound;

describe("a diagram of a tournament", () => {
  it("names all players of a knock-out with their place, the first first, and says what it is", () => {
    const drawn = renderToStaticMarkup(
      <BracketDiagram
        rounds={[round]}
        playerNames={playerNames}
        label="Bracket"
        head={({ table: number }) => `Table ${number}`}
      />,
    );
    expect(drawn).toMatch(/^<svg[^>]*role="img"[^>]*aria-label="Bracket"/);
    expect(texts(drawn)).toEqual(["Table 1", "Sire bea", "1.", "Sire ada", "2."]);
  });

  it("shows in a cross table how often players finished ahead of others, in words for screen readers", () => {
    const players = ["bea", "ada"];
    const drawn = renderToStaticMarkup(
      <CrossTableGrid
        players={players}
        cells={crossTableOf([table, table], players)}
        playerNames={playerNames}
        caption="Cross table"
        describe={({ won, met }) => `${won} of ${met}`}
      />,
    );
    const rows = [...drawn.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) => texts(row));
    expect(texts(drawn)[0]).toBe("Cross table");
    expect(rows).toEqual([
      ["1", "2"],
      ["1", " Sire bea", "×", "2 of 2", "2", "/2"],
      ["2", " Sire ada", "0 of 2", "0", "/2", "×"],
    ]);
  });

  it("shows all 64 players of a large tournament in a cross table", () => {
    const players = Array.from({ length: 64 }, (_, place) => `p${place}`);
    const drawn = renderToStaticMarkup(
      <CrossTableGrid
        players={players}
        cells={crossTableOf([], players)}
        playerNames={playerNames}
        caption="Cross table"
        describe={() => ""}
      />,
    );
    expect(drawn.match(/scope="row"/g)).toHaveLength(64);
    expect(drawn.match(/scope="col"/g)).toHaveLength(64);
  });

  it("marks guests, and shortens their names rather than the mark", () => {
    const name = "Eustache de Saint-Omer le Jeune";
    const guest = (player: string) => ({
      ...named(player, name),
      nameKind: "guest" as const,
      marked: `${name} (guest)`,
    });
    const drawn = renderToStaticMarkup(
      <BracketDiagram rounds={[round]} playerNames={guest} label="Bracket" head={() => "Table"} />,
    );
    expect(texts(drawn)).toEqual(["Table", "Eustache de… (guest)", "1.", "Eustache de… (guest)", "2."]);
  });
});

describe.each([
  ["en", english, "No swap of two players would improve it."],
  ["fr", french, "Aucun échange de deux joueurs ne l’améliorerait."],
] as const)("the certificate of a round, in %s", (locale, messages, optimal) => {
  const textOf = (part: ReactNode) => renderToStaticMarkup(inLanguage(locale, messages, part));

  it("is explained with its figures", () => {
    const text = textOf(<PairingExplained round={round} />);
    expect(text).toContain(optimal);
    expect(text).toContain(messages.pairing.costs.repeats);
    expect(text).toContain(round.randomSeed);
  });

  it("says that a design or the seeds gave the tables, where there is none", () => {
    expect(textOf(<PairingExplained round={{ ...round, certificate: null }} />)).toContain(messages.pairing.byDesign);
  });
});

describe("a number of the standings", () => {
  const row = { player: "ada", sources: [] } as unknown as Row;
  const source = {
    from: "table",
    round: 1,
    table: 2,
    game: "g-1",
    points: 0.75,
    counts: true,
    share: 1,
    isAnnulled: false,
  } as const;
  const drawn = (changed: object) =>
    renderToStaticMarkup(
      inLanguage(
        "en",
        english,
        <SourceLinks
          row={{ ...row, sources: [{ ...source, ...changed }] }}
          round={1}
          words={{ what: "round", round: 1 }}
        />,
      ),
    );

  it("leads to the game that it comes from", () => {
    expect(drawn({})).toContain('<a aria-label="0.75: round 1, table 2" href="/games/g-1"');
  });

  it("leads to its table where there was no game, and to its round where there was no table", () => {
    expect(drawn({ game: null })).toContain('href="#table-1-2"');
    expect(drawn({ from: "bye", game: null, table: null })).toContain('href="#round-1"');
  });

  it("is struck out, and said to be, where better ones were enough", () => {
    expect(drawn({ counts: false })).toMatch(/better results count.*<s>0\.75<\/s>/);
  });
});

function inLanguage(locale: string, tournaments: object, part: ReactNode): ReactNode {
  return (
    <NextIntlClientProvider locale={locale} messages={{ tournaments } as never} timeZone="UTC">
      {part}
    </NextIntlClientProvider>
  );
}

const texts = (markup: string): readonly string[] =>
  [...markup.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text).filter((text) => text !== "");
