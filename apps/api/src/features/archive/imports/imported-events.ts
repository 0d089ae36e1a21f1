import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { gameEvent } from "../../../domain/game/events.ts";
import type { StoredEvent } from "../../../domain/game/evolve.ts";
import { eventLine, manifest } from "../../../domain/verification/export-lines.ts";

const accountNames = new Set(["account", "companionOf", "host"]);

/**
 * The events of a stored log, under the id of the import. Accounts of the other server are replaced: they could have the
 * id of an account here, and nobody here has played.
 */
export function importedEvents(id: string, packed: Buffer): readonly StoredEvent[] {
  const [first = "", ...lines] = gunzipSync(packed).toString().trimEnd().split("\n");
  const { secret } = manifest.parse(JSON.parse(first));
  const strangers = new Strangers();
  return lines.map((line) => {
    const { version, at, type, body, digest } = eventLine.parse(JSON.parse(line));
    const event = gameEvent.parse({
      ...withoutAccounts(body, strangers),
      type,
      ...(type === "GameOpened" && shownToAll),
    });
    return { game: id, version, at, event, digest, secret: version === 1 ? secret : undefined };
  });
}

/** Everyone who knows the id of the import may see it, without the delay of a running game. */
const shownToAll = { visibility: "public", spectatorDelay: undefined, sentAway: undefined, rematchOf: undefined };

const ruling = z.looseObject({ by: z.string(), role: z.string(), reason: z.string() });

type Body = Readonly<Record<string, unknown>>;

/** The replacement of each account of a log: accounts that differ stay different. */
class Strangers {
  readonly #numbers = new Map<unknown, number>();

  of(account: unknown): string {
    const number = this.#numbers.get(account) ?? this.#numbers.size + 1;
    this.#numbers.set(account, number);
    return `imported:${number}`;
  }
}

function withoutAccounts(body: Body, strangers: Strangers): Body {
  const entries = Object.entries(body).map(([name, value]) => [name, withoutAccount(name, value, strangers)]);
  return Object.fromEntries(entries);
}

function withoutAccount(name: string, value: unknown, strangers: Strangers): unknown {
  if (accountNames.has(name)) return strangers.of(value);
  if (name === "newcomer") return withoutAccounts(value as Body, strangers);
  return ruling.safeParse(value).success ? { ...(value as Body), by: strangers.of((value as Body).by) } : value;
}
