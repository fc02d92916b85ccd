/** JSON text built by PostgreSQL, sent as it is (architecture, Speed by design). */
export class RawJson {
  constructor(readonly text: string) {}
}

/** Marks JSON text as an answer body that needs no further work. */
export const rawJson = (text: string): RawJson => new RawJson(text);
