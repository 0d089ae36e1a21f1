import { createServer } from "node:net";

/** The port that was asked for, or the first free one from `usual` on. */
export async function portFor(asked, usual, host) {
  if (asked !== undefined && asked !== "") {
    if (await isFree(Number(asked), host)) return Number(asked);
    throw new Error(`Port ${asked} is taken. Choose another, or leave the choice to us.`);
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
