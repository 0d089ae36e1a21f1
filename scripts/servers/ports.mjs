import { createServer } from "node:net";

/** Returns the requested port, or the first free one from `usual` on. */
export async function portFor(asked, usual, host) {
  if (asked !== undefined && asked !== "") {
    if (await isFree(Number(asked), host)) return Number(asked);
    const by = (await isSeneschalAt(asked, host)) ? " by a Seneschal that is running already" : "";
    throw new Error(`Port ${asked} is taken${by}. Choose another, or leave the choice to us.`);
  }
  for (let port = usual; port < usual + 100; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`All ports from ${usual} to ${usual + 99} are taken.`);
}

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Both site and API serve the API document, which contains the name. */
async function isSeneschalAt(port, host) {
  try {
    const answer = await fetch(`http://${host}:${port}/openapi.json`, { signal: AbortSignal.timeout(2000) });
    const { info } = await answer.json();
    return info.title === "Seneschal";
  } catch {
    return false;
  }
}
