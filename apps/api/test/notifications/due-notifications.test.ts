import { seededChance } from "@seneschal/engine";
import { type ChronicleRequest, chronicleLines } from "@seneschal/wording/chronicle";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Chronicle } from "../../src/features/play/types.ts";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member } from "../support/accounts/members.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { anyMove } from "../support/games/any-move.ts";
import { webhookTo } from "../support/notifications/notification-targets.ts";
import { notifierAt } from "../support/notifications/notifier.ts";
import { begunGame, bidFirst, type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const box = mailbox(database);
let server: TestServer;
beforeAll(async () => {
  // Nothing is sent automatically: the tests say when.
  server = await startServer(database, { runsBots: false });
});
afterAll(() => server.close());

const settings = "/v1/account/notification-settings";

/** A member and a guest in a game; the member is notified of everything at once. */
async function table(name: string, opening: object = {}) {
  const email = `${name.toLowerCase()}@example.org`;
  const player = await member(server.url, box, name, email);
  await player.call("PATCH", settings, { email: { talk: "immediate" } });
  const other = await guest(server.url, "Bea");
  const { id } = await begunGame([player, other], { name: `${name} at play`, ...opening });
  return { player, other, id, email };
}

/** Returns the subjects of the e-mails about games since the last call. */
async function subjectsTo(email: string): Promise<readonly string[]> {
  await notifierAt(database).sendDueNotifications();
  await box.settled();
  const mails = await box.emailsTo(email);
  await pool.query("delete from captured_emails");
  return mails.map(({ subject }) => subject).filter((subject) => subject !== "Confirm your e-mail address");
}

const verified = (...players: readonly Caller[]) =>
  pool.query("update accounts set email_verified = true where id = any($1)", [players.map(({ id }) => id)]);

describe("a notification about a game", () => {
  it("is sent at the start if it is not the recipient's turn; otherwise the turn is notified", async () => {
    const { email } = await table("Ada");
    expect(await subjectsTo(email)).toEqual(["Your turn: Ada at play"]);
    const second = await table("Ada2");
    await bidFirst(second.player, second.id);
    expect(await subjectsTo(second.email)).toEqual(["Ada2 at play has started"]);
  });

  it("is sent once at the end with the result, and not to players who saw it", async () => {
    const { player, other, id, email } = await table("Cyr", { options: { rounds: 1 } });
    await playOn([player, other], id);
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    const mail = (await box.emailsTo(email)).find(({ subject }) => /^(Game over|You won): Cyr/.test(subject));
    expect(mail?.text).toMatch(/(Cyr \d+; Bea \(guest\) \d+|Bea \(guest\) \d+; Cyr \d+)\./);
    await subjectsTo(email);
    expect(await subjectsTo(email)).toEqual([]);

    const seen = await table("Cyr2", { options: { rounds: 1 } });
    await subjectsTo(seen.email);
    await playOn([seen.player, seen.other], seen.id);
    await pool.query(
      "insert into presences (account_id, game_id, seen_at) values ($1, $2, now() + interval '1 second')",
      [seen.player.id, seen.id],
    );
    await pool.query("update presences set seen_at = now() - interval '2 minutes'");
    await pool.query("update games set finished_at = now() - interval '3 minutes' where game_id = $1", [seen.id]);
    expect(await subjectsTo(seen.email)).toEqual([]);
  });
});

describe("a notification about chat", () => {
  it("is sent until the messages are read, once, with the author but without the text", async () => {
    const { player, other, id, email } = await table("Drogo");
    await subjectsTo(email);
    await verified(other);
    const say = (text: string) => other.post<{ number: number }>(`/v1/games/${id}/chat`, { room: "table", text });
    await say("my secret plan");
    const { number } = await say("is no secret");
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    const [mail] = await box.emailsTo(email);
    expect(mail?.subject).toBe("Bea (guest): Drogo at play");
    expect(mail?.text).toContain("Bea (guest) sent 2 messages in the chat of Drogo at play");
    expect(mail?.text).not.toContain("secret");
    await subjectsTo(email);
    await say("and more");
    expect(await subjectsTo(email)).toEqual([]);
    await player.call("PUT", `/v1/games/${id}/chat/read`, { room: "table", number });
    expect(await subjectsTo(email)).toEqual(["Bea (guest): Drogo at play"]);
  });

  it("is not sent to recipients who have muted the author", async () => {
    const { player, other, id, email } = await table("Elin");
    await subjectsTo(email);
    await verified(other);
    await player.call("PUT", `/v1/account/blocks/${other.id}`, { kind: "mute" });
    await other.post(`/v1/games/${id}/chat`, { room: "table", text: "Can you hear me?" });
    expect(await subjectsTo(email)).toEqual([]);
  });
});

describe("a notification about an invitation", () => {
  it("is sent once on each channel, with the host and the reserved seat", async () => {
    const [host, invited] = await hostAndGuest("Joris", "Katell");
    const { id: webhook } = await webhookTo(pool, invited.id, "https://elsewhere.example");
    const { id } = await host.open({ name: "The mill" });
    await host.post(`/v1/games/${id}/invitations`, { account: invited.id });
    // A reserved seat is not a second invitation.
    await host.post(`/v1/games/${id}/invitations`, { account: invited.id, seat: 1 });
    const look = () => notifierAt(database).sendDueNotifications();
    await Promise.all([look(), look(), look()]);
    await look();
    await box.settled();
    const [mail, ...more] = (await box.emailsTo("katell@example.org")).filter(({ text }) => text.includes(id));
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Joris invites you: The mill");
    expect(mail?.text).toContain("Joris invites you to play The mill. A seat is reserved for you.");
    const { rows } = await pool.query("select kind from deliveries where target = $1", [webhook]);
    expect(rows).toEqual([{ kind: "invited" }]);
  });

  it("is in the language of the recipient, and follows the settings", async () => {
    const [host, invited] = await hostAndGuest("Lou", "Maude");
    await invited.call("PATCH", "/v1/account/profile", { language: "fr" });
    const ask = async (name: string) => {
      const { id } = await host.open({ name });
      await host.post(`/v1/games/${id}/invitations`, { account: invited.id });
      return subjectsTo("maude@example.org");
    };
    expect(await ask("Le moulin")).toEqual(["Lou vous invite : Le moulin"]);
    await invited.call("PATCH", settings, { email: { invited: "off" }, push: { invited: false } });
    await pool.query("delete from notifications where account_id = $1", [invited.id]);
    expect(await ask("La forge")).toEqual([]);
  });

  it("is not sent after it was withdrawn or answered, or if the host is blocked", async () => {
    const [host, invited] = await hostAndGuest("Noa", "Odon");
    const invite = async (name: string) => {
      const { id } = await host.open({ name });
      await host.post(`/v1/games/${id}/invitations`, { account: invited.id });
      return `/v1/games/${id}`;
    };
    await host.call("DELETE", `${await invite("Withdrawn")}/invitations/${invited.id}`);
    await invited.post(`${await invite("Answered")}/seats`, {});
    await invite("Waiting");
    await invited.call("PUT", `/v1/account/blocks/${host.id}`, { kind: "block" });
    expect(await subjectsTo("odon@example.org")).toEqual([]);
    await invited.call("DELETE", `/v1/account/blocks/${host.id}`);
    expect(await subjectsTo("odon@example.org")).toEqual(["Noa invites you: Waiting"]);
  });

  it("is sent once a day per host, however many games they create", async () => {
    const [host, invited] = await hostAndGuest("Renier", "Sanche");
    const invite = async (name: string, at: string) => {
      const { id } = await host.open({ name });
      await host.post(`/v1/games/${id}/invitations`, { account: invited.id });
      await pool.query("update events set at = $2 where game_id = $1 and type = 'PlayerInvited'", [id, at]);
      return id;
    };
    const [today, yesterday] = [new Date(), new Date(Date.now() - 86_400_000)].map((date) => date.toISOString());
    if (today === undefined || yesterday === undefined) throw new Error("two days are required");
    const first = await invite("First", yesterday);
    expect(await subjectsTo("sanche@example.org")).toEqual(["Renier invites you: First"]);
    await host.call("DELETE", `/v1/games/${first}/invitations/${invited.id}`);
    await invite("Second", yesterday);
    await invite("Third", yesterday);
    expect(await subjectsTo("sanche@example.org")).toEqual([]);
    await invite("Fourth", today);
    await invite("Fifth", today);
    expect(await subjectsTo("sanche@example.org")).toHaveLength(1);
    const other = await member(server.url, box, "Tancred", "tancred@example.org");
    const { id } = await other.open({ name: "Elsewhere" });
    await other.post(`/v1/games/${id}/invitations`, { account: invited.id });
    expect(await subjectsTo("sanche@example.org")).toEqual(["Tancred invites you: Elsewhere"]);
  });

  it("is not sent while the host is muted or banned", async () => {
    const [host, invited] = await hostAndGuest("Ulric", "Viviane");
    const { id } = await host.open({ name: "The weir" });
    await host.post(`/v1/games/${id}/invitations`, { account: invited.id });
    for (const kind of ["mute", "ban"]) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into sanctions (sanction_id, account_id, kind, by, reason, started_at)
         values (gen_random_uuid(), $1, $2, $1, 'Bothers people.', now()) returning sanction_id as id`,
        [host.id, kind],
      );
      expect(await subjectsTo("viviane@example.org")).toEqual([]);
      await pool.query("update sanctions set lifted_at = now() where sanction_id = $1", [rows[0]?.id]);
    }
    expect(await subjectsTo("viviane@example.org")).toEqual(["Ulric invites you: The weir"]);
  });

  it("is sent for a guest only to players who have played with them, like rematches", async () => {
    const stranger = await guest(server.url, "Somebody");
    const { player, other, id, email } = await table("Perrin", { options: { rounds: 1 } });
    const invite = async (host: Caller, name: string) => {
      const game = await host.open({ name });
      await host.post(`/v1/games/${game.id}/invitations`, { account: player.id });
    };
    await invite(stranger, "https://buy.example");
    await invite(other, "At the ford");
    const subjects = await subjectsTo(email);
    expect(subjects).toContain("Bea (guest) invites you: At the ford");
    expect(subjects.join()).not.toContain("buy.example");
    await playOn([player, other], id);
    await subjectsTo(email);
    await other.post(`/v1/games/${id}/rematch`);
    expect(await subjectsTo(email)).toEqual(["Bea (guest) wants a rematch: Perrin at play"]);
  });
});

/** Two members who have never met. */
async function hostAndGuest(host: string, invited: string) {
  const join = (name: string) => member(server.url, box, name, `${name.toLowerCase()}@example.org`);
  return [await join(host), await join(invited)] as const;
}

describe("a notification about a question to players", () => {
  it("is sent about an abandoned seat until the player has voted", async () => {
    const { player, other, id, email } = await table("Fulk", { seats: 3, visibility: "public", bots: ["easy"] });
    await subjectsTo(email);
    await other.post(`/v1/games/${id}/resignation`);
    expect(await subjectsTo(email)).toContain("Bea (guest) has left: Fulk at play");
    expect(await subjectsTo(email)).toEqual([]);
    await pool.query("delete from notifications where key like 'seat %'");
    await player.post(`/v1/games/${id}/ballots`, { about: 1, wish: "caretaker" });
    expect(await subjectsTo(email)).toEqual([]);
  });

  it("is sent about open seats to accounts that want them, and to nobody else", async () => {
    const listener = await member(server.url, box, "Guy", "guy@example.org");
    await listener.call("PATCH", settings, { email: { substitute: "immediate" } });
    const { other, id, email } = await table("Hugo", { visibility: "public" });
    await subjectsTo(email);
    await other.post(`/v1/games/${id}/resignation`);
    expect(await subjectsTo("guy@example.org")).toEqual(["Substitute wanted: Hugo at play"]);
    expect(await subjectsTo(email)).toEqual([]);
  });

  it("is sent about an open seat only to accounts that meet the requirements", async () => {
    const join = (name: string) => member(server.url, box, name, `${name.toLowerCase()}@example.org`);
    const [steady, rash, fresh] = [await join("Quentin"), await join("Rosamond"), await join("Sybil")];
    for (const listener of [steady, rash, fresh]) {
      await listener.call("PATCH", settings, { email: { substitute: "immediate" } });
    }
    const { id: finished } = await begunGame([steady, rash], { options: { rounds: 1 } });
    await playOn([steady, rash], finished);
    const { id: left } = await begunGame([rash, steady]);
    await rash.post(`/v1/games/${left}/resignation`);
    await notifierAt(database).sendDueNotifications();

    const [host, leaver] = [await guest(server.url, "Tibaut"), await guest(server.url, "Ursin")];
    const { id } = await host.open({ name: "The proven", entry: { finishedLeast: 1, percentLeast: 90 } });
    // Invited players need not meet the requirements.
    await host.post(`/v1/games/${id}/invitations`, { account: leaver.id });
    await leaver.post(`/v1/games/${id}/seats`, {});
    await host.post(`/v1/games/${id}/start`);
    await leaver.post(`/v1/games/${id}/resignation`);
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    const subjectsTo = async (name: string) =>
      (await box.emailsTo(`${name}@example.org`)).map(({ subject }) => subject);
    expect(await subjectsTo("quentin")).toContain("Substitute wanted: The proven");
    for (const name of ["rosamond", "sybil"])
      expect(await subjectsTo(name)).not.toContain("Substitute wanted: The proven");

    // Neither does the host, whatever their seat.
    await pool.query("update games set host = $2 where game_id = $1", [id, fresh.id]);
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    expect(await subjectsTo("sybil")).toContain("Substitute wanted: The proven");
    expect(await subjectsTo("rosamond")).not.toContain("Substitute wanted: The proven");
    expect((await subjectsTo("quentin")).filter((subject) => subject.endsWith("The proven"))).toHaveLength(1);
  });

  it("is sent about an undo request", async () => {
    const { player, other, id, email } = await table("Ida");
    await bidFirst(player, id);
    await bidFirst(other, id);
    await subjectsTo(email);
    const { version } = await other.position(id);
    await other.post(`/v1/games/${id}/undo-request`, { expectedVersion: version });
    expect(await subjectsTo(email)).toContain("Bea (guest) requests an undo: Ida at play");
  });

  it("is sent about a rollback proposal until the player has answered", async () => {
    const { player, other, id, email } = await table("Jehan");
    await bidFirst(player, id);
    await bidFirst(other, id);
    await subjectsTo(email);
    const { version } = await other.position(id);
    const director = await staffMember(pool, server.url, "director", "Dorothea");
    const proposal = { expectedVersion: version, to: version - 1, reason: "The dice fell under the table." };
    await director.post(`/v1/admin/games/${id}/rollback-proposal`, proposal);
    expect(await subjectsTo(email)).toContain("Roll back the game? Jehan at play");
    expect(await subjectsTo(email)).toEqual([]);
  });
});

describe("an e-mail about a turn", () => {
  it("tells what happened since the last turn: everything that this seat saw, and nothing else", async () => {
    const opening = { ruleset: "fief-1429", options: {}, seats: 3 };
    const [ada, bea, cid] = [
      await member(server.url, box, "Ysabeau", "ysabeau@example.org"),
      await guest(server.url, "Bea"),
      await guest(server.url, "Cid"),
    ];
    const players = [ada, bea, cid] as const;
    const { id } = await begunGame(players, { name: "The crown", ...opening });
    const chance = seededChance(1429);
    for (let moves = 0; moves < 60 || !(await isAsked(ada, id)); moves++) await moveOn(players, id, chance);
    // The dice cannot be chosen: the game continues until something happened between two turns.
    while (!(await isAsked(ada, id)) || (await linesSinceTurn(ada, id)).length === 0) {
      await moveOn(players, id, chance);
    }

    const lines = await linesSinceTurn(ada, id);

    const [mail] = await turnMails();
    const list = /Since your last turn:\n([\s\S]*?)\n\n/.exec(mail?.text ?? "")?.[1]?.split("\n") ?? [];
    expect(list.slice(-12)).toEqual(lines.slice(-12).map((line) => `– ${line}`));
    expect(mail?.text).toContain("It is your turn in The crown (Fief: France 1429). ");
    expect(list.length).toBe(Math.min(lines.length, 12) + (lines.length > 12 ? 1 : 0));
  });
});

async function turnMails() {
  await notifierAt(database).sendDueNotifications();
  await box.settled();
  return (await box.emailsTo("ysabeau@example.org")).filter(({ subject }) =>
    subject.startsWith("Your turn: The crown – "),
  );
}

/** What seat 0 saw happen since its last move. */
async function linesSinceTurn(player: Caller, game: string): Promise<readonly string[]> {
  const { steps } = await player.get<Chronicle>(`/v1/games/${game}/steps`);
  const last = steps.findLast(({ kind, seat }) => kind === "move" && seat === 0)?.version ?? 0;
  const own = steps.filter(({ version }) => version > last);
  const names = ["Ysabeau", "Bea (guest)", "Cid (guest)"];
  const asSeen = { ruleset: "fief-1429", steps: own as unknown as ChronicleRequest["steps"], names, seat: 0 };
  return chronicleLines({ language: "en", ...asSeen });
}

async function isAsked(player: Caller, game: string): Promise<boolean> {
  return (await player.position(game)).question?.seats.includes(0) ?? false;
}

/** A seat whose turn it is plays a random move. */
async function moveOn(players: readonly Caller[], game: string, chance: ReturnType<typeof seededChance>) {
  const asked = (await players[0]?.position(game))?.question?.seats ?? [];
  const player = players[chance.pick(asked)];
  if (player === undefined) throw new Error("it is nobody's turn");
  const position = await player.position(game);
  const open = position.choices.filter(({ blockedBy }) => blockedBy === undefined);
  const defaults = open.filter(({ isDefault }) => isDefault === true);
  const answers = open.filter(({ type }) => !/offer|aside/i.test(type));
  const preferred = chance.below(4) === 0 ? [defaults, answers, open] : [answers, defaults, open];
  const choices = preferred.find(({ length }) => length > 0) ?? [];
  await player.move(game, position.version, anyMove({ choices }, chance));
}
