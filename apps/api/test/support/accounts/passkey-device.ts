import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { passkeys as schemas } from "@seneschal/schema";

/** What a device answers, or what an attacker makes of it. */
interface Answer {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly counter: number;
  readonly isVerified: boolean;
}

const site = { origin: "http://localhost:3000", rpId: "localhost" };

/** A device with one passkey, made as the WebAuthn standard describes it, without the library of the server. */
export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let owner = "";
  let counter = 0;

  return {
    id,

    /** Creates the passkey. */
    create({ challenge, user }: schemas.PasskeyCreation, forged: Partial<Answer> = {}) {
      owner = user.id;
      const answer = { ...site, challenge, counter, isVerified: true, ...forged };
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(x, y),
      ]);
      const bytes = Buffer.concat([authenticatorData(answer, 0x40), attested]);
      const response = {
        clientDataJSON: clientData("webauthn.create", answer).toString("base64url"),
        attestationObject: attestationObject(bytes).toString("base64url"),
        transports: ["internal"],
      };
      return { id, rawId: id, type: "public-key", response } as const;
    },

    /** Signs a challenge. */
    sign(
      challenge: string,
      { userHandle = owner, ...forged }: Partial<Answer> & { readonly userHandle?: string } = {},
    ) {
      counter += 1;
      const answer = { ...site, challenge, counter, isVerified: true, ...forged };
      const bytes = authenticatorData(answer, 0);
      const about = clientData("webauthn.get", answer);
      const signature = sign("sha256", Buffer.concat([bytes, sha256(about)]), privateKey);
      const response = {
        clientDataJSON: about.toString("base64url"),
        authenticatorData: bytes.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      };
      return { id, rawId: id, type: "public-key", response } as const;
    },
  };
}
export type PasskeyDevice = ReturnType<typeof passkeyDevice>;

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

function clientData(type: string, { challenge, origin }: Answer): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The hash of the host, flags (1: a user is there, 4: it was verified), and the counter. */
function authenticatorData({ rpId, counter, isVerified }: Answer, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([1 | (isVerified ? 4 : 0) | flags]), count]);
}

/** CBOR of an ES256 key on P-256. */
function coseKey(x: string, y: string): Buffer {
  const point = [x, y].map((part) => Buffer.from(part, "base64url"));
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = point;
  return Buffer.concat([Buffer.from("a5010203262001215820", "hex"), first, Buffer.from("225820", "hex"), second]);
}

/** CBOR of `{ fmt: "none", attStmt: {}, authData }`. */
function attestationObject(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const bytes = Buffer.concat([Buffer.from([0x58, authData.length]), authData]);
  const empty = Buffer.from([0xa0]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text("fmt"), text("none"), text("attStmt"), empty, text("authData"), bytes],
  ]);
}
