/** The body of a request, and its `Idempotency-Key` if it has one. */
export interface Keyed<Body> {
  readonly body: Body;
  readonly key?: string | undefined;
}

interface KeyedRequest<Body> {
  readonly body: Body;
  readonly headers: { readonly "idempotency-key"?: string | undefined };
}

export const keyed = <Body>({ body, headers }: KeyedRequest<Body>): Keyed<Body> => ({
  body,
  key: headers["idempotency-key"],
});
