import type { Readable } from 'node:stream';

/** The storage does not answer, or cannot keep or give what it is asked for; nobody knows whether it was done. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Keeps the bytes of files, each under a key of ours: letters and digits, with single `/`, `-` and `.` between them. */
export interface StoragePort {
  /** Whether the installation takes files at all. */
  readonly isOpen: boolean;
  /** In the place of any before. Either all are there afterwards or none, also when a stream breaks off. */
  put(key: string, bytes: Buffer | Readable, mediaType: string): Promise<void>;
  open(key: string): Promise<Readable | null>;
  /** Removes what is under a key. Nothing there is no error. */
  remove(key: string): Promise<void>;
}

/** One that also tells what it keeps, for backups. */
export interface ListedStorage extends StoragePort {
  /** All keys, in any order; what comes or goes meanwhile may be among them or not. Throws StorageUnavailable. */
  list(): AsyncIterable<string>;
}
