import { notifications } from "@seneschal/schema";
import { tournamentWebhookKinds } from "@seneschal/schema/lists";
import { describe, expect, it } from "vitest";
import { emailKinds, emailMessages, emailTranslator } from "./emails.ts";

describe.each(["en", "fr"] as const)("e-mails in %s", (language) => {
  const {
    unsubscribe,
    greeting,
    foot,
    footUnconfirmed,
    label,
    clauses,
    since,
    earlier,
    bot,
    until,
    waiting,
    news,
    ...kinds
  } = emailMessages[language].emails;
  const parts = { greeting, foot, footUnconfirmed, label, clauses, since, earlier, bot, until, waiting };

  it("exist for each kind and for no other", () => {
    expect(Object.keys(kinds)).toEqual(emailKinds);
    for (const text of [...Object.values(parts), ...Object.values(unsubscribe)]) expect(text).not.toHaveLength(0);
  });

  it("tell channels of games and tournaments what happened", () => {
    const { tournament, ...ofGames } = news;
    const { table, ...ofTournaments } = tournament;
    expect(Object.keys(ofGames)).toEqual(["step", "turn", "vote"]);
    expect(Object.keys(ofTournaments).toSorted()).toEqual([...tournamentWebhookKinds].toSorted());
    const translate = emailTranslator(language);
    const names = [{ name: "Maud", nameKind: "registered" as const }];
    const turn = { game: "A game", names, ruleset: "fief-vitale", question: "buying" };
    expect(translate("news.turn.text", turn)).toMatch(/Maud\. (Buy|Achetez)\.$/);
    expect(translate("news.tournament.table", { table: 3, names })).toMatch(/3.*Maud/);
    expect(table).toContain("{names}");
  });

  it("say for each kind of notification how to turn it off", () => {
    expect(Object.keys(unsubscribe)).toEqual([...notifications.notificationKinds, "digest", "absence", "game"]);
  });

  it.each(emailKinds)("have a subject, a text and an action: %s", (kind) => {
    expect(Object.keys(kinds[kind])).toEqual(["subject", "text", "action"]);
  });
});

describe.each([
  ["en", "Odo (guest)", "Una (name not registered)"],
  ["fr", "Odo (invité)", "Una (nom non enregistré)"],
] as const)("people in e-mails in %s", (language, guest, unclaimed) => {
  const t = emailTranslator(language);
  const known = { name: "Maud", nameKind: "registered" } as const;
  const odo = { name: "Odo", nameKind: "guest" } as const;
  const una = { name: "Una", nameKind: "unclaimed" } as const;

  it("are labelled if their account was deleted, also in e-mails that wait since an earlier version", () => {
    const label = { en: "deleted account", fr: "compte supprimé" }[language];
    for (const names of [[{ name: "", nameKind: null }], [{ bot: null }]])
      expect(t("substituted-in.text", { names, tournament: "Cup" })).toContain(label);
    expect(t("substituted-in.text", { names: [{ bot: 3 }], tournament: "Cup" })).toMatch(/bot 3/i);
  });

  it.each(["invited", "seat-left", "undo-asked", "substitute-wanted"])(
    "are marked where they are guests: %s",
    (kind) => {
      const rendered = (name: readonly object[]) =>
        ["subject", "text"].map((part) =>
          t(`${kind}.${part}`, { name: name as [], game: "A game", how: "first", seat: "free" }),
        );
      expect(rendered([odo]).join()).toContain(guest);
      expect(rendered([una]).join()).toContain(unclaimed);
      expect(rendered([known]).join()).toContain("Maud");
      expect(rendered([known]).join()).not.toContain("(");
    },
  );

  it("are marked in lists and name what they are about", () => {
    const names = [known, odo, una];
    expect(t("game-began.text", { game: "A game", names })).toContain(`Maud, ${guest}, ${unclaimed}`);
    expect(t("talk.subject", { game: "A game", names })).toContain(`Maud, ${guest}, ${unclaimed}`);
    const scores = [
      { ...odo, score: 12 },
      { ...known, score: 7 },
    ];
    const over = { game: "A game", how: "lost", winners: [odo], scores };
    expect(t("game-over.text", over)).toContain(`${guest} 12, Maud 7`);
  });

  it("have their results in the words of the game", () => {
    const result = { ruleset: "fief-1429", score: 3 };
    const scores = [
      { ...known, result: { ...result, tieBreaks: [{ name: "king", value: 1 }] } },
      { ...odo, result: { ...result, tieBreaks: [{ name: "king", value: 0 }] } },
    ];
    const over = { game: "A game", how: "lost", winners: [known], scores };
    const results = {
      en: `Maud, 3 points (king); ${guest}, 3 points`,
      fr: `Maud, 3 points (roi)\u00a0; ${guest}, 3 points`,
    };
    expect(t("game-over.text", over)).toContain(results[language]);
  });

  it("name the game and the question of a turn", () => {
    const turn = { game: "A game", ruleset: "fief-vitale", question: "buying" };
    const [title, question] = {
      en: ["Fief (Vitale’s adaptation)", "Buy"],
      fr: ["Fief (l’adaptation de Vitale)", "Achetez"],
    }[language];
    expect(t("your-turn.subject", turn)).toContain(`A game – ${question}`);
    expect(t("your-turn.text", turn)).toContain(`A game (${title}). ${question}.`);
  });

  it("may have a turn of an older e-mail, without its question", () => {
    expect(t("your-turn.subject", { game: "A game" })).toMatch(/: A game$/);
    expect(t("your-turn.text", { game: "A game" })).toMatch(/ A game\.$/);
  });

  it("may have the names of older e-mails", () => {
    expect(t("invited.text", { name: "Odo", game: "A game", how: "first", seat: "free" })).toContain("Odo");
  });
});
