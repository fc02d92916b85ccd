/** The virus scanner does not answer, or not in its words: the file is neither good nor bad. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

export interface ScanPort {
  /** The name of what is found in these bytes; null when nothing is. Throws ScannerUnavailable. */
  scan(bytes: Buffer): Promise<string | null>;
}
