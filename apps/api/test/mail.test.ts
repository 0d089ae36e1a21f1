import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostOffice } from "../src/mail/mail.ts";
import { Caller } from "./support/caller.ts";
import { type House, openHouse } from "./support/house.ts";
import { mailbox } from "./support/mailbox.ts";
import { claimer } from "./support/members.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const box = mailbox(database);

describe("the outbox of a house without a mail server", () => {
  const houses: House[] = [];
  beforeAll(async () => {
    houses.push(await openHouse(database, { outboxPage: true }), await openHouse(database));
    await claimer(houses[0]?.url ?? "", "Aude", "aude@example.org");
  });
  afterAll(() => Promise.all(houses.map((house) => house.close())));

  const look = (house: number, headers: Record<string, string> = {}) =>
    new Caller(houses[house]?.url ?? "").call("GET", "/v1/outbox", undefined, headers);

  it("is open on the same machine, where the house says so", async () => {
    await box.mail("aude@example.org");
    expect(await look(0)).toMatchObject({ status: 200, body: { mails: [{ to: "aude@example.org" }] } });
    expect(await look(1)).toMatchObject({ status: 404 });
  });

  it.each([
    ["somebody elsewhere", { "x-forwarded-for": "203.0.113.9" }],
    ["somebody elsewhere who says to be here", { "x-forwarded-for": "127.0.0.1, 203.0.113.9" }],
    ["a page by another name", { "x-forwarded-host": "seneschal.example" }],
  ])("is shut for %s", async (_who, headers) => {
    expect(await look(0, headers)).toMatchObject({ status: 404 });
  });
});

describe("the mails of a house with a mail server", () => {
  it("go there, each under one Message-ID however often it is sent", async () => {
    const raw: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (part: Buffer) => {
          text += part.toString();
        });
        stream.on("end", () => {
          raw.push(text);
          done();
        });
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    const post = openPostOffice({
      pool: database.pool,
      site: "https://seneschal.example",
      smtp: `smtp://127.0.0.1:${port}`,
      from: "The house <house@seneschal.example>",
    });
    const letter = {
      id: "0b9b7c1e-62f5-4b57-9d43-0f2f5a3f8f11",
      to: "beatrix@example.org",
      name: "Béatrix",
      language: "fr",
      kind: "confirm-address",
      values: {},
      path: "/account/confirm#abc",
    };
    const attempt = { job: "1", number: 1, isLast: false };
    await post.task.run(letter, attempt);
    await post.task.run(letter, { ...attempt, number: 2 });
    post.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));

    const ids = raw.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
    expect(ids).toEqual(Array(2).fill(`<${letter.id}@seneschal.example>`));
    expect(raw[0]).toMatch(/^From: The house <house@seneschal.example>/m);
    expect(raw[0]).toMatch(/^To: beatrix@example.org/m);
    expect(raw[0]).toContain("multipart/alternative");
    expect(raw[0]).toMatch(/https:\/\/seneschal\.example\/account\/confirm#abc/);
  });
});
