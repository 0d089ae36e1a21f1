import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultDelays } from "../../src/features/notifications/notifier.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, type Caller } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z", defaultDelays);
});
afterAll(() => simulation.close());

const messagesTo = (name: string) =>
  simulation.takeMessages().filter(({ to }) => to === `${name.toLowerCase()}@example.org`);
const visit = (player: Caller, headers = {}) => player.call("GET", "/v1/session", undefined, headers);

/** Games of two players that wait for the first one. The second one has seen that they have started. */
async function gamesOf([one, other]: readonly [Caller, Caller], names: readonly string[], opening: object = {}) {
  const ids: string[] = [];
  for (const name of names) {
    const { id } = await begunGame([one, other], { name, ...opening });
    await bidFirst(other, id);
    ids.push(id);
  }
  await simulation.until(simulation.inHours(7));
  await visit(other);
  simulation.takeMessages();
  return ids;
}

const deadlines = ["06:00", "07:00", "08:00", "09:00", "10:00"];
const french = { language: "fr", timeZone: "Europe/Paris" };

it("one e-mail says that it is your turn, and the next one comes only after a visit", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.joinWithDefaults("Bea")];
  const [mill = "", forge = "", weir = ""] = await gamesOf([ada, bea], ["The mill", "The forge", "The weir"]);
  await bidFirst(ada, mill);
  await simulation.until("2026-11-23T20:00:00Z");
  expect(messagesTo("Bea")).toMatchObject([
    { kind: "turn", at: "2026-11-23 18:00", language: "en", subject: "Your turn: The mill" },
  ]);
  // More turns during the same absence: nothing, for days, whatever happens in the background.
  await bidFirst(ada, forge);
  await visit(bea, { "seneschal-background": "true" });
  await simulation.until("2026-11-25T09:00:00Z");
  expect(messagesTo("Bea")).toEqual([]);
  await bidFirst(ada, weir);
  await visit(bea);
  await simulation.until("2026-11-25T12:00:00Z");
  const [summary, ...more] = messagesTo("Bea");
  expect(more).toEqual([]);
  expect(summary).toMatchObject({ kind: "absence", at: "2026-11-25 10:00", subject: "Your turn in 2 games" });
  expect(summary?.body).toMatch(/Your turn: The forge:\nhttp.*\n\nYour turn: The weir:\nhttp/);
  expect(summary?.body).toContain("Another game also waits for you:\n\nThe mill:\nhttp");
});

it("names all deadlines, the most urgent first, in the language and the time zone of the player", async () => {
  const [cyd, dro] = [await simulation.join("Cyd"), await simulation.joinWithDefaults("Dro", french)];
  const [slow = ""] = await gamesOf([cyd, dro], ["Le moulin"], { pace: "three-days" });
  const [fast = ""] = await gamesOf([cyd, dro], ["La forge"], { pace: "one-day" });
  await bidFirst(cyd, slow);
  await bidFirst(cyd, fast);
  await simulation.until("2026-11-26T04:00:00Z");
  const [summary, ...more] = messagesTo("Dro");
  expect(more).toEqual([]);
  expect(summary).toMatchObject({ kind: "absence", language: "fr", subject: "À vous de jouer dans 2 parties" });
  const until = (game: string, deadline: string) => `À vous de jouer\u00a0: ${game} – jusqu’au ${deadline}`;
  expect(summary?.body).toContain("Voici ce qui s’est passé dans vos parties, le plus urgent en premier\u00a0:");
  const [first, second] = [until("La forge", "vendredi 27 novembre à "), until("Le moulin", "dimanche 29 novembre à ")];
  expect(summary?.body.indexOf(first)).toBeGreaterThan(0);
  expect(summary?.body.indexOf(second)).toBeGreaterThan(summary?.body.indexOf(first) ?? 0);
});

it("reminders of deadlines come during an absence, each with all deadlines, and not one after the other", async () => {
  const [eve, fay] = [await simulation.join("Eve"), await simulation.joinWithDefaults("Fay")];
  await simulation.until("2026-11-30T10:00:00Z");
  const names = ["One", "Two", "Three", "Four", "Five", "Six"];
  const games = await gamesOf([eve, fay], names, { pace: "three-days" });
  // One turn an hour.
  for (const id of games) {
    await bidFirst(eve, id);
    await simulation.until(simulation.inHours(1));
  }
  await simulation.until("2026-12-04T04:00:00Z");
  // The deadline of the first game is at 05:00, the others follow one hour apart.
  const [turn, ...reminders] = messagesTo("Fay");
  expect(turn).toMatchObject({ kind: "turn", at: "2026-11-30 18:00", subject: "Your turn: One" });
  expect(turn?.text).toBe("It is your turn in One. You have until Friday 4 December at 05:00.");
  expect(reminders.map(({ kind, at, subject }) => [kind, at, subject])).toEqual([
    ["clock", "2026-12-02 17:00", "Your time is running out: One"],
    ["clock", "2026-12-03 15:00", "Your time is running out: One"],
    ["clock", "2026-12-04 02:00", "Your time is running out: One"],
  ]);
  for (const { body } of reminders) {
    const [, others = ""] = /5 other games also wait for you, the most urgent first:\n\n(.*?)\n\n--/s.exec(body) ?? [];
    expect(others.match(/^\w+ – .*(?=:$)/gm)).toEqual(
      names.slice(1).map((name, place) => `${name} – until Friday 4 December at ${deadlines[place]}`),
    );
  }
});

it("news without a question waits for six hours, and is sent with a question at once", async () => {
  const [gus, hal] = [await simulation.join("Gus"), await simulation.joinWithDefaults("Hal")];
  const { id } = await hal.open({ name: "The ford", seats: 3 });
  await simulation.until(simulation.inHours(1));
  await gus.post(`/v1/games/${id}/seats`, {});
  await simulation.until(simulation.inHours(5));
  expect(messagesTo("Hal")).toEqual([]);
  await simulation.until(simulation.inHours(2));
  expect(messagesTo("Hal")).toMatchObject([{ kind: "host", subject: "Gus has joined: The ford" }]);
  // News after the e-mail waits for a question: the game is full and has to be started.
  const { id: other } = await begunGame([gus, hal], { name: "The barn", options: { rounds: 1 } });
  await simulation.until(simulation.inHours(8));
  expect(messagesTo("Hal")).toMatchObject([{ kind: "turn", subject: "Your turn: The barn" }]);
  await bidFirst(hal, other);
  await bidFirst(gus, other);
  const iva = await simulation.join("Iva");
  await iva.post(`/v1/games/${id}/seats`, {});
  await simulation.until(simulation.inHours(1));
  const [summary, ...more] = messagesTo("Hal");
  expect(more).toEqual([]);
  expect(summary?.subject).toBe("2 events in your games");
  expect(summary?.body).toMatch(/Ready to start: The ford:\nhttp.*\n\n(You won|Game over): The barn:\nhttp/);
});

it("a game can have settings of its own: other e-mails than the account, or none", async () => {
  const [jan, kit] = [await simulation.join("Jan"), await simulation.joinWithDefaults("Kit")];
  const [loud = "", silent = "", usual = ""] = await gamesOf([jan, kit], ["Loud", "Silent", "Usual"], {
    pace: "one-day",
  });
  const settingsOf = (game: string) => `/v1/games/${game}/notification-settings`;
  await kit.call("PATCH", settingsOf(loud), { email: "immediate" });
  await kit.call("PATCH", settingsOf(silent), { email: "off" });
  const others = { push: true, webhooks: true, site: true, discordUser: null };
  expect(await kit.get(settingsOf(silent))).toEqual({ email: "off", ...others });
  expect(await kit.get(settingsOf(usual))).toEqual({ email: null, ...others });
  const { games } = await kit.get<{ games: readonly { name: string }[] }>("/v1/account/game-notification-settings");
  expect(games.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
    { game: loud, name: "Loud", settings: { email: "immediate" } },
    { game: silent, name: "Silent", settings: { email: "off" } },
  ]);
  await bidFirst(jan, silent);
  await simulation.until(simulation.inHours(23));
  expect(messagesTo("Kit")).toEqual([]);
  await bidFirst(jan, usual);
  await simulation.until(simulation.inHours(1));
  await bidFirst(jan, loud);
  await simulation.until(simulation.inHours(1));
  expect(messagesTo("Kit").map(({ subject }) => subject)).toEqual(["Your turn: Usual", "Your turn: Loud"]);
});
