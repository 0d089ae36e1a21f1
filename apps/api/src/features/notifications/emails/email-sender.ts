import type { notifications as schemas } from "@seneschal/schema";
import type { PoolClient } from "pg";
import { accountRecord } from "../../../stores/accounts/account-records-queries.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import { gameOf, type Notification, type NotificationContent, settingFor } from "../notification.ts";
import { unsubscribeTokenOf } from "../settings/preferences-store.ts";
import { type BundledNotification, mostUrgentFirst } from "./bundle.ts";
import { gamesWaitingFor, recordEmail, type SentEmail } from "./waiting-games-store.ts";

type Moment = { readonly at: string; readonly zone: string };

/** A game that waits for the reader. */
interface WaitingLine {
  readonly game: string;
  readonly path: string;
  readonly deadline?: Moment;
}

/** A notification as an e-mail, rendered and sent by the e-mail feature. */
export interface NotificationEmail extends Omit<NotificationContent, "kind"> {
  readonly kind: Notification["kind"] | "digest";
  readonly to: string;
  readonly name: string;
  readonly language: "en" | "fr";
  readonly items?: readonly Pick<NotificationContent, "kind" | "values" | "path">[];
  readonly waiting?: readonly WaitingLine[];
  readonly unsubscribe: {
    readonly token: string;
    readonly kind: (typeof schemas.unsubscribeScopes)[number];
    /** For e-mails about one game. */
    readonly game?: string;
  };
}

export type EnqueueEmail = (connection: PoolClient, message: NotificationEmail) => Promise<void>;

/** Sends notifications by e-mail, to confirmed addresses only. Returns whether anything is sent. */
export class EmailSender {
  readonly #enqueue: EnqueueEmail;

  constructor(enqueue: EnqueueEmail) {
    this.#enqueue = enqueue;
  }

  /** One notification. */
  async send(client: PoolClient, account: string, { key: _, ...content }: Notification): Promise<boolean> {
    return this.#enqueueTo(client, account, { ...content, scope: settingFor(content) });
  }

  /** A reminder of a deadline, with all other games that wait for the player. */
  async sendReminder(client: PoolClient, account: string, { key: _, ...content }: Notification): Promise<boolean> {
    const waiting = await waitingLines(client, account, [content]);
    const isSent = await this.#enqueueTo(client, account, { ...content, waiting, scope: settingFor(content) });
    if (isSent) await recordEmail(client, account, { isDigest: false, isForAbsence: false, asksForAnswer: true });
    return isSent;
  }

  /** What has collected since the last digest or visit, with all other games that wait for the player. */
  async sendBundle(client: PoolClient, account: string, bundle: readonly BundledNotification[]): Promise<boolean> {
    const [first, ...others] = mostUrgentFirst(bundle);
    if (first === undefined) return false;
    const sent = kindOfBundle(bundle);
    const waiting = await waitingLines(client, account, bundle);
    const isSent =
      others.length === 0 && !sent.isDigest
        ? await this.#enqueueTo(client, account, { ...contentOf(first), waiting, scope: settingFor(first) })
        : await this.#enqueueTo(client, account, { ...summaryOf([first, ...others]), waiting, scope: scopeOf(sent) });
    if (isSent) await recordEmail(client, account, sent);
    return isSent;
  }

  async #enqueueTo(client: PoolClient, account: string, { scope, ...email }: Unaddressed): Promise<boolean> {
    const record = await accountRecord(client, account);
    if (record === undefined || record.email === null) return false;
    const { language } = await profileOf(client, account);
    const game = gameOf(email);
    const token = await unsubscribeTokenOf(client, account);
    const unsubscribe = { token, kind: scope, ...(game !== undefined && { game }) };
    await this.#enqueue(client, { ...email, to: record.email, name: record.name, language, unsubscribe });
    return true;
  }
}

interface Unaddressed extends Omit<NotificationEmail, "to" | "name" | "language" | "unsubscribe"> {
  readonly scope: NotificationEmail["unsubscribe"]["kind"];
}

const contentOf = ({ kind, values, path, since }: BundledNotification) => {
  return { kind, values, path, ...(since !== undefined && { since }) };
};

function summaryOf(bundle: readonly BundledNotification[]) {
  const turns = bundle.filter(({ kind }) => kind === "your-turn").length;
  const items = bundle.map(({ kind, values, path }) => ({ kind, values, path }));
  return { kind: "digest", values: { count: items.length, turns }, path: "/", items } as const;
}

function kindOfBundle(bundle: readonly BundledNotification[]): SentEmail {
  return {
    isDigest: bundle.some(({ frequency }) => frequency === "digest"),
    isForAbsence: bundle.some(({ frequency }) => frequency === "once-per-absence"),
    asksForAnswer: bundle.some(({ asksForAnswer }) => asksForAnswer),
  };
}

const scopeOf = ({ isForAbsence }: SentEmail) => (isForAbsence ? "absence" : "digest");

const turnKinds: readonly string[] = ["your-turn", "clock-runs"];

/** The games that wait for the player and whose turn is not mentioned otherwise. */
async function waitingLines(
  client: PoolClient,
  account: string,
  mentioned: readonly Pick<NotificationContent, "kind" | "path">[],
): Promise<readonly WaitingLine[]> {
  const paths = new Set(mentioned.filter(({ kind }) => turnKinds.includes(kind)).map(({ path }) => path));
  const { timeZone: zone } = await profileOf(client, account);
  return (await gamesWaitingFor(client, account))
    .map(({ game, name, deadline }) => {
      return { game: name, path: `/games/${game}`, ...(deadline !== null && { deadline: { at: deadline, zone } }) };
    })
    .filter(({ path }) => !paths.has(path));
}
