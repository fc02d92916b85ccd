import type { Readable } from 'node:stream';

/** The storage does not answer, or cannot keep or give what it is asked for; nobody knows whether it was done. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Keeps the bytes of uploaded files, each under a key of ours: letters, digits, `/` and `-`. */
export interface StoragePort {
  /** Whether the installation takes files at all. */
  readonly isOpen: boolean;
  /**
   * Keeps these bytes under a key, in the place of any before. They are either all there afterwards, or none is, also
   * when the stream that gives them breaks off.
   */
  put(key: string, bytes: Buffer | Readable, mediaType: string): Promise<void>;
  /** The bytes under a key; null when there are none. */
  open(key: string): Promise<Readable | null>;
  /** Removes what is under a key. Nothing there is no error. */
  remove(key: string): Promise<void>;
}
