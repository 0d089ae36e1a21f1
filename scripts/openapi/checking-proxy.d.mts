export interface CheckingProxy {
  readonly url: string;
  faults(): readonly string[];
  close(): Promise<void>;
}

export function startCheckingProxy(apiUrl: string, document: object): Promise<CheckingProxy>;
