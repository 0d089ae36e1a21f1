import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";
import { createMailer } from "../../src/features/email/mailer.ts";
import { mailbox } from "../support/accounts/mailbox.ts";
import { unconfirmedMember } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { startApiProcess } from "../support/processes/api-process.ts";
import { startServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);

describe("a job for now", () => {
  it("runs at once although the clock of its process is far ahead", async () => {
    const ahead = new Date(Date.now() + 3_600_000);
    const clock = { now: () => ahead, aheadMs: 0, agrees: true, measure: async () => {}, watch: () => {} };
    const server = await startServer(database, { clock, now: () => new Date() });
    await unconfirmedMember(server.url, "Bruno", "bruno@example.org");
    expect(await box.email("bruno@example.org")).toMatchObject({ to: "bruno@example.org" });
    await server.close();
  });
});

describe("a server with a mail server", () => {
  it("sends each e-mail with one Message-ID, however often it is sent", async () => {
    const server = await mailServer();
    const post = createMailer({
      pool: database.pool,
      site: "https://seneschal.example",
      smtp: server.url,
      from: "Seneschal <server@seneschal.example>",
      chronicle: async () => ["Ada goes to the mill.", "A plague comes."],
    });
    const letter = {
      id: "0b9b7c1e-62f5-4b57-9d43-0f2f5a3f8f11",
      to: "beatrix@example.org",
      name: "Béatrix",
      language: "fr",
      kind: "your-turn",
      values: { game: "La table" },
      path: "/games/abc",
      since: { game: "5d0a5b3e-6e65-4a53-9a3e-6b4c3f1d2e10", seat: 0, upTo: 7 },
      unsubscribe: { token: "a-long-token", kind: "turn" },
    };
    const attempt = { job: "1", number: 1, isLast: false };
    await post.task.run(letter, attempt);
    await post.task.run(letter, { ...attempt, number: 2 });
    post.close();
    await server.close();

    const [mail = ""] = server.mails;
    expect(server.mails.map(messageId)).toEqual(Array(2).fill(`<${letter.id}@seneschal.example>`));
    expect(mail).toMatch(/^From: Seneschal <server@seneschal.example>/m);
    expect(mail).toMatch(/^To: beatrix@example.org/m);
    expect(mail).toContain("multipart/alternative");
    // Quoted-printable encoding breaks long lines anywhere.
    expect(mail.replaceAll("=\r\n", "")).toContain("<li>Ada goes to the mill.</li><li>A plague comes.</li>");
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(mail.replace(/\r\n\s+/g, " ")).toMatch(
      /^List-Unsubscribe: <https:\/\/seneschal\.example\/v1\/unsubscriptions\/a-long-token\.turn>/m,
    );
  });

  it("sends duplicates with one Message-ID if it is killed after sending", async () => {
    const server = await mailServer({ answersFirst: false });
    const first = await startApiProcess(database.url, { SMTP_URL: server.url });
    await unconfirmedMember(first.url, "Cyr", "cyr@example.org");
    await expect.poll(() => server.mails.length, { timeout: 60_000 }).toBe(1);
    await first.kill();
    const second = await startApiProcess(database.url, { SMTP_URL: server.url });
    await expect.poll(() => server.mails.length, { timeout: 60_000 }).toBe(2);
    await box.settled();
    await second.kill();
    await server.close();
    expect(server.mails.length).toBe(2);
    expect(new Set(server.mails.map(messageId)).size).toBe(1);
  });
});

const messageId = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1];

/** A mail server that stores what it gets; it can leave the first e-mail unanswered. */
async function mailServer({ answersFirst = true } = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part.toString();
      });
      stream.on("end", () => {
        mails.push(text);
        if (answersFirst || mails.length > 1) done();
      });
    },
  });
  // A killed client breaks its connection.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}
