import http from "node:http";

export interface Request {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One connection that is kept open, as a client in earnest keeps it. */
export class Connection {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor(readonly url: string) {}

  /** Posts and gives the answer; anything but 2xx is an error. */
  post(request: Request): Promise<string> {
    return this.#ask("POST", request);
  }

  get(path: string): Promise<string> {
    return this.#ask("GET", { path });
  }

  #ask(method: string, { path, body = "", headers = {} }: Request): Promise<string> {
    return new Promise((settle, fail) => {
      const about = body === "" ? headers : { ...headers, "content-type": "application/json" };
      const request = http.request(
        `${this.url}${path}`,
        { method, agent: this.#agent, headers: { ...about, "content-length": Buffer.byteLength(body) } },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            const text = Buffer.concat(parts).toString();
            if (response.statusCode !== undefined && response.statusCode < 300) settle(text);
            else fail(new Error(`${response.statusCode} at ${path}: ${text.slice(0, 300)}`));
          });
        },
      );
      request.on("error", fail);
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
