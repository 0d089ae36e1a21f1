import http from "node:http";

export interface RawRequest {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly text: string;
  readonly etag: string;
  /** As `performance.now()`. */
  readonly firstByteAt: number;
}

/** One keep-alive connection, like that of a real client. */
export class Connection {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor(readonly url: string) {}

  /** Posts a request and returns the body; anything but 2xx and 304 is an error. */
  async post(request: RawRequest): Promise<string> {
    return (await this.#ask("POST", request)).text;
  }

  async delete(request: RawRequest): Promise<string> {
    return (await this.#ask("DELETE", request)).text;
  }

  async get(path: string, headers: RawRequest["headers"] = {}): Promise<string> {
    return (await this.#ask("GET", { path, headers })).text;
  }

  /** Milliseconds until the first bytes of the body arrive. It is read to its end. */
  async firstByteMs(path: string, headers: RawRequest["headers"] = {}): Promise<number> {
    const begin = performance.now();
    return (await this.#ask("GET", { path, headers })).firstByteAt - begin;
  }

  /** Returns the ETag of a response. */
  async etagOf(path: string, headers: RawRequest["headers"] = {}): Promise<string> {
    return (await this.#ask("GET", { path, headers })).etag;
  }

  #ask(method: string, { path, body = "", headers = {} }: RawRequest): Promise<Answer> {
    return new Promise((settle, fail) => {
      const about = body === "" ? headers : { ...headers, "content-type": "application/json" };
      const request = http.request(
        `${this.url}${path}`,
        { method, agent: this.#agent, headers: { ...about, "content-length": Buffer.byteLength(body) } },
        (response) => {
          const parts: Buffer[] = [];
          let firstByteAt = 0;
          response.once("data", () => {
            firstByteAt = performance.now();
          });
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            const text = Buffer.concat(parts).toString();
            const { statusCode = 500, headers } = response;
            if (statusCode < 300 || statusCode === 304) settle({ text, etag: headers.etag ?? "", firstByteAt });
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
