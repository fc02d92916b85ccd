export interface PlainAnswer {
  /** 0 ends the connection without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A value to be sent as JSON, or what another media type carries; undefined for none. */
  readonly body: unknown;
}
