import type { Readable } from 'node:stream';

/** What a caller is told of a file. */
export type FileFacts<Type extends string> = {
  mediaType: Type;
  /** Unknown for one that is made when it is sent. */
  bytes?: number;
  /** Changes with the bytes; the caller's `If-None-Match` is compared with it. None for one that is never the same. */
  tag?: string;
  /** Under which name it is saved; `attachment` keeps a browser from showing it. */
  name: string;
  disposition: 'inline' | 'attachment';
};

/**
 * A file as the body of an answer. Its bytes are opened only when they are sent: `open` may throw a refusal as a
 * handler does. It is sent so that a browser runs nothing in it (a sandbox without scripts, and `nosniff` as on every
 * answer).
 */
export class FileBody<Type extends string = string> {
  constructor(
    readonly facts: FileFacts<Type>,
    readonly open: () => Promise<Readable>,
  ) {}
}

/** JSON text built by PostgreSQL, sent as it is. */
export class RawJson {
  constructor(
    readonly text: string,
    /** Changes with the text; the caller's `If-None-Match` is compared with it. */
    readonly tag?: string,
  ) {}
}

/** Marks JSON text as an answer body that needs no further work. */
export const rawJson = (text: string, tag?: string): RawJson => new RawJson(text, tag);
