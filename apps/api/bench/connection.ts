import http from "node:http";

export interface RawRequest {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
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

  /** Returns the ETag of a response. */
  async etagOf(path: string, headers: RawRequest["headers"] = {}): Promise<string> {
    return (await this.#ask("GET", { path, headers })).etag;
  }

  #ask(method: string, { path, body = "", headers = {} }: RawRequest): Promise<{ text: string; etag: string }> {
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
            const { statusCode = 500, headers } = response;
            if (statusCode < 300 || statusCode === 304) settle({ text, etag: headers.etag ?? "" });
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
