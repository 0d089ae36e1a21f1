import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openHouse } from "../../../../scripts/house/house.mjs";

/** The whole house as `npm start` opens it, with a database of its own that nobody needs afterwards. */
// biome-ignore lint/style/noDefaultExport: Playwright wants it so.
export default async function openForTests(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "seneschal-browser-tests-"));
  const house = openHouse({
    ports: {},
    env: { SENESCHAL_DATA: data, REQUESTS_PER_MINUTE: "0", LOG_LEVEL: "warn" },
    onGone: (why: string) => {
      throw new Error(why);
    },
  });
  const close = async () => {
    await house.close();
    await rm(data, { recursive: true, force: true });
  };
  try {
    process.env.SENESCHAL_ADDRESS = (await house.opened).address;
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
