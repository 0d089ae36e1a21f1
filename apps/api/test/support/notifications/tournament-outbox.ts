import { createMailer } from "../../../src/features/email/mailer.ts";
import { Notifier, type NotifierDeps } from "../../../src/features/notifications/notifier.ts";
import { mailbox } from "../accounts/mailbox.ts";
import type { SimulatedDatabase } from "../database/simulated-database.ts";
import type { Caller } from "../server/caller.ts";
import { noDelays } from "./notifier.ts";

const settings = "/v1/account/notification-settings";
const off = { turn: "off", clock: "off", began: "off", over: "off", talk: "off" } as const;

/** The clock of the server and of the database, and what the notifier sends at a time. */
export function tournamentOutbox(database: SimulatedDatabase, start: Date) {
  const { pool } = database;
  let time = start;
  const now = () => time;

  async function setTime(to: Date): Promise<void> {
    time = to;
    await database.setTime(to);
  }

  function notifier(enqueue?: NotifierDeps["enqueueEmail"]): Notifier {
    const site = "https://seneschal.example";
    const mailer = createMailer({ pool, site, smtp: undefined, from: undefined, chronicle: async () => [] });
    const delays = { ...noDelays, debounceSeconds: 60 };
    return new Notifier({ pool, enqueueEmail: enqueue ?? mailer.enqueue, now, delays });
  }

  /** The e-mails since the last call: recipient and subject, by recipient. */
  async function read() {
    await mailbox(database).settled();
    const { rows } = await pool.query<{ to: string; subject: string; text: string }>(
      `with sent as (delete from captured_emails returning "to", subject, text)
       select split_part("to", '@', 1) as "to", subject, text from sent order by 1, 2`,
    );
    return rows;
  }

  return {
    now,
    setTime,
    notifier,
    read,
    /** Sends what is due at this time, twice and from two processes at once, and returns the lines of what was sent. */
    async at(to: Date): Promise<readonly string[]> {
      await setTime(to);
      await Promise.all([notifier().sendDueNotifications(), notifier().sendDueNotifications()]);
      await notifier().sendDueNotifications();
      return (await read()).map(({ to, subject }) => `${to}: ${subject}`);
    },
    /** Gives a guest an address, and turns off what is not about tournaments. */
    async reachable(player: Caller, name: string): Promise<void> {
      await player.call("PATCH", settings, { email: off });
      await pool.query("update accounts set email = $2, email_verified = true where id = $1", [
        player.id,
        `${name.toLowerCase()}@example.org`,
      ]);
    },
  };
}
