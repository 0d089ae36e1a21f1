import createFetchClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
} from "openapi-fetch";
import type { paths } from "../../generated/openapi.d.ts";
import { ApiError } from "./api-error.ts";
import { withIdempotencyKey } from "./idempotency.ts";

type HttpMethod = "get" | "post" | "put" | "patch" | "delete";
type MediaType = `${string}/${string}`;
type PathsWith<Method extends HttpMethod> = ClientPathsWithMethod<Client<paths>, Method>;
/** The body of a success; nothing for those without a body. */
interface Answered<Result extends { data?: unknown }> {
  readonly data: Exclude<Result["data"], undefined>;
  readonly response: Response;
}
/** Only requests that need parameters or a body need a last argument. */
type InitArguments<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];

/** Sends a request of the document. Anything but a success is thrown as an `ApiError`. */
type Operation<Method extends HttpMethod> = <
  Path extends PathsWith<Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: InitArguments<Init>
) => Promise<Answered<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init, MediaType>>>;

/** The operations of the API, by method and path. */
export interface Operations {
  readonly GET: Operation<"get">;
  readonly POST: Operation<"post">;
  readonly PUT: Operation<"put">;
  readonly PATCH: Operation<"patch">;
  readonly DELETE: Operation<"delete">;
}

interface Sender {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: (request: Request) => Promise<Response>;
}

export function operationsOf({ url, headers, fetch }: Sender): Operations {
  const client = createFetchClient<paths>({ baseUrl: url, headers, fetch });
  client.use({ onRequest: ({ request, schemaPath }) => withIdempotencyKey(request, schemaPath) });
  const ask = client.request as AnyRequest;
  return {
    GET: operation(ask, "get"),
    POST: operation(ask, "post"),
    PUT: operation(ask, "put"),
    PATCH: operation(ask, "patch"),
    DELETE: operation(ask, "delete"),
  };
}

/** The types of the arguments are those of the operation. */
type AnyRequest = (...args: readonly unknown[]) => Promise<{ readonly error?: unknown; readonly response: Response }>;

function operation<Method extends HttpMethod>(ask: AnyRequest, method: Method): Operation<Method> {
  const asked = async (path: string, init?: unknown) => {
    const result = await ask(method, path, init);
    if (!result.response.ok) throw new ApiError(result.response, result.error);
    return result;
  };
  return asked as unknown as Operation<Method>;
}
