interface Options {
  readonly host?: string;
  readonly ports?: { readonly api?: string; readonly web?: string };
  readonly env?: Readonly<Record<string, string>>;
  readonly onGone: (why: string) => void;
  readonly apiFor?: (url: string) => string | Promise<string>;
}

interface Servers {
  readonly opened: Promise<{ readonly address: string; readonly apiUrl: string }>;
  close(): Promise<void>;
  kill(): void;
}

export function openServers(options: Options): Servers;
