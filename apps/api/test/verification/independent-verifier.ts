import { createHash, createHmac } from "node:crypto";

// Written from docs/guides/verify-a-game.md. It must not import any code of the server or the engine.

interface Line {
  readonly at: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly digest: string;
  readonly game: string;
  readonly type: string;
  readonly version: number;
}
interface Manifest {
  readonly chanceScheme?: number;
  readonly commitment: string;
  readonly game: string;
  readonly head: string;
  readonly secret: string;
}
type Below = (draw: number, limit: number) => number;

const firstCard = 1_000_000_000;

/** Verifies an exported game of sealed bids, in which every dealt card is one draw. Returns what is wrong. */
export function faultsIn(text: string): readonly string[] {
  const [first = "", ...rest] = text.trimEnd().split("\n");
  const manifest = JSON.parse(first) as Manifest;
  const lines = rest.map((line) => JSON.parse(line) as Line);
  const scheme = manifest.chanceScheme ?? 1;
  const secret = Buffer.from(manifest.secret, "hex");
  const start = (what: string) => `bg-fair-v${scheme}/${what}\0${manifest.game}\0`;
  const commitment = createHash("sha256").update(start("commit")).update(secret).digest("hex");
  return [
    ...(commitment === manifest.commitment ? [] : ["the commitment"]),
    ...faultsInChain(rest, secret, manifest.head),
    ...(scheme === 1 ? [] : faultsInEntropies(lines, secret, start("entropy"))),
    ...faultsInDraws(lines, keyOf(lines, secret, start("key")), scheme),
  ];
}

function faultsInChain(lines: readonly string[], secret: Buffer, head: string): readonly string[] {
  const digest = /,"digest":"([0-9a-f]{64})"(?=,"game":"[^"]+","type":"[^"]+","version":\d+}$)/;
  let previous = "";
  const faults: string[] = [];
  for (const line of lines) {
    const made = createHmac("sha256", secret).update(previous).update(line.replace(digest, "")).digest("hex");
    previous = digest.exec(line)?.[1] ?? "";
    if (previous !== made) faults.push(`the digest of ${line}`);
  }
  return previous === head ? faults : [...faults, "the head"];
}

function faultsInEntropies(lines: readonly Line[], secret: Buffer, start: string): readonly string[] {
  return lines.flatMap(({ type, body, version }) => {
    if (type !== "SeatTaken" || body.entropyFrom === "player") return [];
    const hmac = createHmac("sha256", secret)
      .update(start)
      .update(Buffer.of(Number(body.seat)));
    const derived = hmac.digest().subarray(0, 16).toString("hex");
    return derived === body.entropy ? [] : [`the entropy of version ${version}`];
  });
}

/** The last entropy of each seat before the game started. */
function keyOf(lines: readonly Line[], secret: Buffer, start: string): Buffer {
  const entropies: string[] = [];
  for (const { type, body } of lines) {
    if (type === "GameBegan") break;
    if (type === "SeatTaken") entropies[Number(body.seat)] = String(body.entropy);
  }
  const hmac = createHmac("sha256", secret).update(start);
  for (const [seat, entropy] of entropies.entries()) hmac.update(Buffer.of(seat)).update(Buffer.from(entropy, "hex"));
  return hmac.digest();
}

function faultsInDraws(lines: readonly Line[], key: Buffer, scheme: number): readonly string[] {
  const faults: string[] = [];
  let drawn = 0;
  for (const { type, body, version } of lines) {
    if (type !== "GameBegan" && type !== "MovePlayed") continue;
    const before = drawn;
    const below: Below = (draw, limit) =>
      drawnBelow(key, scheme, scheme === 1 ? `event-${version}#${draw}` : `draw-${before + draw}`, limit);
    const dealt = (body.facts as { type: string; card: number }[]).filter((fact) => fact.type === "CardDealt");
    const isRight = dealt.every(({ card }, place) => card === firstCard + below(place + 1, firstCard));
    if (!isRight || dealt.length !== body.draws) faults.push(`the draws of version ${version}`);
    drawn += dealt.length;
  }
  return faults;
}

function drawnBelow(key: Buffer, scheme: number, label: string, limit: number): number {
  const usable = 2 ** 32 - (2 ** 32 % limit);
  for (let taken = 0; ; taken++) {
    const block = Buffer.alloc(4);
    block.writeUInt32BE(Math.floor(taken / 8));
    const bytes = createHmac("sha256", key).update(`bg-fair-v${scheme}/draw\0${label}\0`).update(block).digest();
    const word = bytes.readUInt32BE((taken % 8) * 4);
    if (word < usable) return word % limit;
  }
}
