interface Parameter {
  readonly in: "query" | "path" | "header";
  readonly name: string;
  readonly required?: boolean;
  readonly schema: object;
}

/** An operation of the document, with resolved parameters and an upper-case method. */
export interface CheckedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

interface DocumentCheck {
  readonly operations: readonly CheckedOperation[];
  find(
    method: string,
    url: string,
  ): { readonly operation: CheckedOperation; readonly pathValues: Readonly<Record<string, string>> } | undefined;
  faultsOfRequest(
    operation: CheckedOperation,
    request: {
      readonly url: string;
      readonly pathValues: Readonly<Record<string, string>>;
      readonly type: string | undefined;
      readonly body: string;
    },
  ): readonly string[];
  faultsOfResponse(
    operation: CheckedOperation,
    response: { readonly status: number; readonly type: string | undefined; readonly text: string },
  ): readonly string[];
}

export function documentCheck(document: object): DocumentCheck;
