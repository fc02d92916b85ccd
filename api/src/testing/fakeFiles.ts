import { Readable } from 'node:stream';
import { collect } from '../platform/files/streams';
import { type ScanPort, ScannerUnavailable } from '../platform/ports/scan/scanPort';
import { type StoragePort, StorageUnavailable } from '../platform/ports/storage/storagePort';

export class FakeFiles implements StoragePort {
  readonly kept = new Map<string, Buffer>();
  isOpen = true;
  down = false;

  #answer(): void {
    if (this.down) throw new StorageUnavailable('The storage is switched off.');
  }

  async put(key: string, bytes: Buffer | Readable): Promise<void> {
    this.#answer();
    this.kept.set(key, Buffer.isBuffer(bytes) ? bytes : await collect(bytes));
  }

  async open(key: string): Promise<Readable | null> {
    this.#answer();
    const bytes = this.kept.get(key);
    return bytes === undefined ? null : Readable.from([bytes]);
  }

  async remove(key: string): Promise<void> {
    this.#answer();
    this.kept.delete(key);
  }
}

export class FakeScan implements ScanPort {
  signature = 'THIS-IS-A-VIRUS';
  down = false;

  async scan(bytes: Buffer): Promise<string | null> {
    if (this.down) throw new ScannerUnavailable('The scanner is switched off.');
    return bytes.includes(this.signature) ? 'Test-Signature' : null;
  }
}
